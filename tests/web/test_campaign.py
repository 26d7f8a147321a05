"""The campaign on the shelf: who plays whom, which stories are told, and the way on."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.server.test_campaigns import told
from tests.web.conftest import Visit

PHONE = {"width": 390, "height": 844}


def test_the_shelf_says_where_a_campaign_is_and_leads_on(look: Visit) -> None:
    match = told(True)
    names = match.game.content_names["fr"]
    anna = look("Anna", size=PHONE, language="fr")
    anna.open_match(match)
    anna.go("/")
    campaign = anna.page.locator(".campaign")
    expect(campaign).to_have_count(1)
    for seat, character in enumerate(match.table.characters):
        expect(campaign).to_contain_text(f"{match.sitters[seat].name} joue {names[f'plush-{character}']}")
    stories = campaign.locator("ol > li")
    expect(stories).to_have_count(2)
    expect(stories.nth(0)).to_contain_text("racontée · une veillée")
    expect(stories.nth(1)).to_contain_text("à venir")
    campaign.get_by_role("button", name=f"La suite : {names['story-1']}").click()
    anna.page.wait_for_url("**/t/*")
    anna.go("/")
    expect(campaign).to_have_count(1)
    expect(stories.nth(1)).to_contain_text("elle commence ici")
    expect(stories.nth(1)).to_have_attribute("aria-current", "step")
    campaign.get_by_role("link", name="Reprendre l’histoire").click()
    anna.page.wait_for_url("**/t/*")
