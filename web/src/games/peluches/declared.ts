// What the pieces of a tale are, and where on the table its events are seen.
import type { Declared } from "$lib/frames";

/** Everything that belongs to one page of the book. */
const PAGE =
  "page plan plushies.*.square monsters environments lost_tokens token_kinds token_squares explored tests task " +
  "task_values task_colours surges still shelf";

export const DECLARED: Declared = {
  lists: {
    monsters: "figure",
    tests: "test",
    environments: "",
    group_items: "",
    lost_tokens: "",
    shelf: "",
    explored: "",
    boss_pile: "",
    "plushies.*.conditions": "",
  },
  calls: { plush: "plushies.character", other_plush: "plushies.character" },
  names: { plush: ["plushies.{}"], other_plush: ["plushies.{}"], figure: ["monsters.{}"] },
  about: {
    story_began: "story",
    page_left: "-monsters.* task task_values task_colours",
    page_opened: PAGE,
    turn_began: "active turns hand.*=0 pool rolled",
    dice_drawn: "hand.0=red hand.1=green hand.2=yellow hand.3=blue hand.4=purple hand.5=white hand.6=black bag",
    bag_refilled: "bag dice_discard",
    threat_placed: "threat=total hand.6",
    monster_acted: "threat",
    surge_came: "surges=nth",
    dice_rolled: "pool rolled",
    die_rerolled: "rolled",
    plush_walked: "plushies.{plush}.square=start>square",
    monster_came: "monsters.{figure} monster_deck boss_pile",
    monster_walked: "monsters.{figure}.square=start>square",
    monster_pushed: "monsters.{figure}.square=square",
    monster_defeated: "-monsters.{figure}",
    boss_hurt: "monsters.{figure}.dark=left",
    stuffing_found: "plushies.{plush}.stuffing=stuffing hand.5",
    stuffing_missed: "hand.5",
    stuffing_lost: "plushies.{plush}.stuffing=left",
    stuffing_gained: "plushies.{plush}.stuffing",
    plush_fell: "plushies.{plush}.stuffing=0",
    plush_rose: "plushies.{plush}.stuffing",
    hearts_gained: "plushies.{plush}.hearts",
    ability_used: "plushies.{plush}.hearts",
    buttons_gained: "plushies.{plush}.buttons",
    die_stored: "plushies.{plush}.stored plushies.{plush}.pocket hand.{colour}",
    die_given:
      "plushies.{other_plush}.stored plushies.{other_plush}.pocket plushies.{plush}.stored plushies.{plush}.pocket " +
      "hand.{colour}",
    condition_gained: "plushies.{plush}.conditions.{condition}",
    condition_lost: "-plushies.{plush}.conditions.{condition}",
    item_found: "item_deck",
    item_equipped: "plushies.{plush}.items",
    item_shared: "group_items.{item}",
    item_bought: "-shelf.{item} plushies.{plush}.buttons plushies.{plush}.hearts",
    item_dropped: "-group_items.{item} plushies.*.items",
    shop_opened: "shelf.{item}",
    task_opened: "task task_values task_colours",
    task_helped: "task_values task_colours",
    task_done: "task task_values task_colours",
    sleep_revealed: "sleep_shown sleep_deck awake",
    environment_set: "environments.{environment}",
    environment_gone: "-environments.{environment}",
    lost_tokens_placed: "lost_tokens",
    lost_found: "-lost_tokens.* lost_deck",
    token_placed: "token_kinds token_squares",
    token_removed: "token_kinds token_squares",
    bookmark_passed: "narrator",
  },
};
