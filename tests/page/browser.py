"""The browser of tests and benchmarks: Chromium's headless shell, which takes less than half of Chromium's CPU time."""

import shutil

from playwright.sync_api import Browser, Playwright


def launch(playwright: Playwright) -> Browser:
    """Start the headless shell, or Chromium where there is no other."""
    found = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    assert found, "the browser tests need chromium-headless-shell: python3 tools/system.py test"
    return playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
