// What lies on the shelf: games and tables, as the server says; without a server, as they were last seen.
import { keep, kept } from "./cellar";
import { house } from "./house";
import { isRefusal } from "./trouble";
import type { BoxLid, CampaignCard, TableCard, Tables } from "./wire";

interface LastSeen extends Tables {
  games: BoxLid[];
}

const NOTHING: LastSeen = { games: [], mine: [], put_away: [], public: [] };

/** Invitations open seats: they are not kept on the disk. */
const discreet = (tables: TableCard[]) => tables.map((table) => ({ ...table, invite: null }));

export class ShelfContent {
  games: BoxLid[] = $state.raw([]);
  tables: Tables = $state.raw(NOTHING);
  /** Books of several stories that my tables are about; asked for only where there can be any. */
  campaigns: CampaignCard[] = $state.raw([]);
  /** The server cannot be reached: this is what was last seen. */
  isOffline = $state(false);
  /** Why the games could not be fetched, though the server was reached. */
  trouble: unknown = $state.raw(null);

  async load(): Promise<void> {
    try {
      this.games = (await house.shelf()).games;
      this.trouble = null;
      this.rememberGames();
      await this.refresh();
    } catch (error) {
      if (isRefusal(error, "unreachable")) this.recall();
      else this.trouble = error;
    }
  }

  /** The tables as they are now; the shelf can be looked at without them. */
  async refresh(): Promise<void> {
    try {
      this.tables = await house.tables();
      this.isOffline = false;
      this.remember();
      const books = this.games.filter((game) => game.campaign).map((game) => game.name);
      const isTold = this.tables.mine.some((table) => books.includes(table.game));
      this.campaigns = isTold ? await house.campaigns() : [];
    } catch (error) {
      if (isRefusal(error, "unreachable")) this.isOffline = true;
    }
  }

  async place(table: TableCard, putAway: boolean): Promise<void> {
    await house.place(table.id, putAway);
    await this.refresh();
  }

  /** One's own tables only: what others play is no longer true tomorrow. */
  private remember(): void {
    const { mine, put_away } = this.tables;
    const seen: LastSeen = { games: this.games, mine: discreet(mine), put_away: discreet(put_away), public: [] };
    if (this.games.length) keep("shelf", seen);
  }

  /** The line may break before the tables come: the games are worth keeping without them. */
  private rememberGames(): void {
    if (this.games.length) keep("shelf", { ...NOTHING, ...kept<LastSeen>("shelf"), games: this.games });
  }

  private recall(): void {
    const { games, ...tables } = kept<LastSeen>("shelf") ?? NOTHING;
    this.games = games;
    this.tables = tables;
    this.isOffline = true;
  }
}
