"""Campaigns: where the people of a table are in a book of several stories."""

from __future__ import annotations

from veillee.engine.result import Result
from veillee.server.messages.http import CampaignCard, CampaignStory, Comrade
from veillee.server.tables.live_table import LiveTable
from veillee.server.views.cards import card_of
from veillee.words import LANGUAGES, Speaker


def campaign_card(live: LiveTable, person: str) -> CampaignCard | None:
    """Where a campaign stands with this table; None if the game has none, or this is the first evening of one."""
    table = live.require_match().table
    campaign = live.game.campaign(table)
    if campaign is None or not campaign.told:
        return None
    speakers = {language: Speaker(live.game, language, [seat.name for seat in live.seats]) for language in LANGUAGES}
    sequel = live.game.sequel(table, dict(live.row.settings)) if table.result is not None else None
    at = campaign.stories.index(campaign.story)
    follows = campaign.stories.index(sequel[campaign.setting]) if sequel else None
    # The book goes on from a story that was won; one that was lost is told again.
    told = at + (table.result is not None and follows != at)
    stories = []
    for number, story in enumerate(campaign.stories):
        endings = [Result((), ending) for name, ending in campaign.told if name == story]
        stories.append(
            CampaignStory(
                titles={one: speaker.setting_value(campaign.setting, story) for one, speaker in speakers.items()},
                evenings=len(endings),
                told=story in campaign.through or (bool(endings) and number < told),
                ending={one: speaker.ending(endings[-1]) for one, speaker in speakers.items()} if endings else {},
            )
        )
    return CampaignCard(
        table=card_of(live, person),
        stories=stories,
        at=at,
        place=named(speakers, campaign.place) if campaign.place else {},
        company=[Comrade(seat, named(speakers, key)) for seat, key in campaign.company],
        follows=follows,
    )


def named(speakers: dict[str, Speaker], key: str) -> dict[str, str]:
    """The name of a piece of content in each language."""
    return {language: speaker.content(key) for language, speaker in speakers.items()}
