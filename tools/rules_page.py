"""Write docs/rules.md from the English rules that page and terminal show: python tools/rules_page.py."""

from pathlib import Path

from florin import texts
from florin.rules import GAMES
from florin.terminal.rulebook import rule_ids, variants

PAGE = Path(__file__).resolve().parent.parent / "docs" / "rules.md"

OUR_RULING = (
    "One rule is our own: that you may not plan while the other player cannot play at all (K-7). Without it a game "
    "might never end."
)


def markdown() -> str:
    """Return the whole page."""
    blocks = [
        "# The rules",
        (
            "The numbered rules of the three games, in our own words. A refused move names its rule, tests cite it, "
            "and `florin rules GAME --lang LANG` prints them in English, French or Polish."
        ),
        "Made from `src/florin/locale/rules.en.ftl` by `python tools/rules_page.py`; edit the texts there.",
    ]
    for game in GAMES:
        blocks += [f"## {texts.say('en', f'title-{game}')} (`{game}`)", texts.say("en", f"intro-{game}")]
        if game == "card":
            blocks += [f"```\n{texts.say('en', 'deck-table')}\n```", texts.say("en", "deck-reconstruction")]
        blocks.append("\n".join(f"- **{rule}** {texts.say('en', f'rule-{rule}')}" for rule in rule_ids(game)))
        blocks.append(f"### {texts.say('en', 'guide-variants')}\n\n{texts.say('en', 'variants-values')}")
        blocks.append("\n".join(f"- `{name}`: {text}" for name, text in variants("en", game)))
    blocks.append(OUR_RULING)
    return "\n\n".join(blocks) + "\n"


if __name__ == "__main__":
    PAGE.write_text(markdown(), encoding="utf-8")
