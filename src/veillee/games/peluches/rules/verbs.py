"""The verbs of the story book: what each is called in content, the fields it takes, and the rule that carries it out.

`docs/stories.md` explains them to authors.
"""

from __future__ import annotations

from typing import Final

from veillee.games.peluches.content import deeds
from veillee.games.peluches.content.book import StoryVerbs
from veillee.games.peluches.rules import course, fortune, pages, scenery, story

VERBS: Final = StoryVerbs()

# Monsters, and what threatens.
VERBS.verb("encounter", deeds.Encounter, course.start_encounter)
# To plushies.
VERBS.verb("harm", deeds.Harm, fortune.harm)
VERBS.verb("afflict", deeds.Affliction, fortune.afflict)
VERBS.verb("cure", deeds.Cure, fortune.cure)
VERBS.verb("hearts", deeds.Hearts, fortune.give_hearts)
VERBS.verb("buttons", deeds.Buttons, fortune.give_buttons)
VERBS.verb("stuffing", deeds.Stuffing, fortune.give_stuffing)
VERBS.verb("items", deeds.FindItems, fortune.draw_items)
VERBS.verb("find", deeds.Find, fortune.find)
VERBS.verb("pay", deeds.Pay, fortune.pay)
VERBS.verb("place", deeds.Befalling, fortune.place)
VERBS.verb("store", deeds.StoreDie, fortune.store_die)
# Sleep and threat.
VERBS.verb("sleep", deeds.SleepCards, course.reveal_sleep_cards)
VERBS.verb("peek_sleep", deeds.Counted, course.peek_sleep_cards)
VERBS.verb("threat", deeds.Threat, course.change_threat)
VERBS.verb("march", deeds.Counted, course.march)
# On the page.
VERBS.verb("lost_tokens", deeds.LostTokens, scenery.place_lost_tokens)
VERBS.verb("environment", deeds.SetEnvironment, scenery.set_environment)
VERBS.verb("clear_environment", deeds.ClearEnvironment, scenery.clear_environment)
VERBS.verb("token", deeds.PlaceToken, scenery.place_token)
VERBS.verb("move_token", deeds.PlaceToken, scenery.move_token)
VERBS.verb("remove_token", deeds.RemoveToken, scenery.remove_token)
VERBS.verb("stillness", deeds.Stillness, course.hold_still)
# Tests, tasks and goals.
VERBS.verb("test", deeds.SoloTest, story.begin_test)
VERBS.verb("offer_test", deeds.OpenTest, story.open_test)
VERBS.verb("close_test", deeds.Plain, course.close_tests)
VERBS.verb("task", deeds.Task, story.open_task)
VERBS.verb("close_task", deeds.Plain, course.end_task)
VERBS.verb("goal", deeds.Goal, story.set_goal)
VERBS.verb("drop_goal", deeds.DropGoals, course.drop_goals)
# Where the story goes.
VERBS.verb("go", deeds.Go, story.go_on)
VERBS.verb("when", deeds.When, story.go_if)
VERBS.verb("flag", deeds.Flag, course.set_flag)
VERBS.verb("each_turn", deeds.EachTurn, course.read_each_turn)
VERBS.verb("bookmark", deeds.Plain, course.pass_bookmark)
VERBS.verb("end_turn", deeds.Plain, course.end_this_turn)
VERBS.verb("leave", deeds.Leave, pages.leave)
VERBS.verb("win", deeds.Win, course.win_story)
