// The offers of a turn in the dock: what several dice can pay for stands once, with the dice to choose from beside it.
import { grouped, type OfferGroup, plainGroup } from "$lib/groups";
import type { Speaker } from "$lib/speaker";
import type { Offer } from "$lib/wire";
import { meaning } from "./meaning";
import { cardName, colourName } from "./names";
import { oddsOf, stepsOf } from "./preview";
import type { TaleView } from "./view";

/** What is pressing comes first. */
const ORDER = "strike shoot try_test contribute search use_ability mend_tear shake_off clear_air walk store".split(" ");
/** Each is offered for every other plush. */
const GIFTS = ["give_die", "give_stuffing"];
const rankOf = ({ word }: Offer): number => {
  const rank = ORDER.indexOf(String(word[0]));
  return rank < 0 ? ORDER.length : rank;
};
const byRank = (one: Offer, other: Offer): number => rankOf(one) - rankOf(other);
export const byUrgency = (offers: Offer[]): Offer[] => [...offers].sort(byRank);

/** What an offer does, whichever die pays for it; offers without a die are their own. */
function deedOf(offer: Offer, speaker: Speaker): string {
  const { colour, ...rest } = speaker.fields(offer.word);
  const isPaid = colour !== undefined && speaker.hasGroup(offer.word);
  return isPaid ? [offer.word[0], ...Object.values(rest)].join() : offer.word.join();
}

/** In a word, for there is not much room beside a die: how likely it is enough, or how far one gets. */
function briefly(offer: Offer, speaker: Speaker): string {
  const [odds, tenths] = [oddsOf(offer, speaker), stepsOf(offer, speaker)];
  if (odds) return speaker.say("page-percent", odds);
  return tenths === null ? "" : speaker.say("page-about", { tenths });
}

function headed(same: Offer[], view: TaleView, speaker: Speaker): OfferGroup {
  const [title, odds] = [speaker.group(same[0]!.word), oddsOf(same[0], speaker)];
  const label = (offer: Offer) => colourName(speaker, Number(speaker.fields(offer.word).colour));
  const brief = same.map((offer) => ({ offer, label: label(offer), note: briefly(offer, speaker) }));
  if (!brief[0]!.note) {
    return grouped(title, brief.map((line) => ({ ...line, note: meaning(line.offer, view, speaker) })));
  }
  return { title: odds ? speaker.say("page-group-target", { title, target: odds.target }) : title, note: "", lines: brief };
}

/** What one die can do for this plush or for that one: said once, with the plushies to choose from. */
function given(same: Offer[], view: TaleView, speaker: Speaker): OfferGroup {
  const [first] = same as [Offer];
  const title = speaker.say(`page-each-${String(first.word[0]).replaceAll("_", "-")}`, speaker.fields(first.word));
  const label = (offer: Offer) => cardName(speaker, "plush", Number(speaker.fields(offer.word).plush));
  return { ...grouped(title, same.map((offer) => ({ offer, label: label(offer), note: meaning(offer, view, speaker) }))), isNamed: true };
}

const isEnd = ({ word }: Offer): boolean => word[0] === "end_actions" || word[0] === "go_on";

export function groups(offers: Offer[], view: TaleView, speaker: Speaker): OfferGroup[] {
  const deeds = new Map<string, Offer[]>();
  for (const offer of offers.filter((one) => !isEnd(one))) {
    const deed = deedOf(offer, speaker);
    deeds.set(deed, [...(deeds.get(deed) ?? []), offer]);
  }
  const plain = (some: Offer[]) => plainGroup(some, speaker, (one) => meaning(one, view, speaker));
  const several = [...deeds.values()].filter((same) => same.length > 1);
  const single = [...deeds.values()].flatMap((same) => (same.length > 1 ? [] : same));
  const gifts = GIFTS.map((gift) => single.filter(({ word }) => word[0] === gift)).filter((same) => same.length > 1);
  const alone = single.filter((offer) => !gifts.flat().includes(offer));
  several.sort(([one], [other]) => byRank(one!, other!));
  return [
    plain(several.length ? alone.sort(byRank) : alone),
    ...several.map((same) => headed(same, view, speaker)),
    ...gifts.map((same) => given(same, view, speaker)),
    { ...plain(offers.filter(isEnd)), isClosing: true },
  ].filter((group) => group.lines.length);
}
