"""Stable-Baselines3 is not installed with Florin, because it needs torch; these run where it is."""

import numpy as np
import pytest

pytest.importorskip("sb3_contrib", reason="stable-baselines3 and sb3-contrib are not installed")


def test_maskable_ppo_learns_on_the_adapter_and_plays_only_legal_actions() -> None:
    from sb3_contrib import MaskablePPO

    from florin.research.sb3 import FlorinVecEnv

    env = FlorinVecEnv("card", 16, rivals="garzone")
    env.seed(1)
    model = MaskablePPO("MlpPolicy", env, n_steps=64, batch_size=256, n_epochs=1, seed=1, device="cpu")
    model.learn(2 * 16 * 64)
    observations = env.reset()
    for _ in range(100):
        masks = np.array(env.env_method("action_masks"))
        actions, _ = model.predict(observations, action_masks=masks)
        assert masks[np.arange(16), actions].all()
        observations, _, _, _ = env.step(actions)


def test_check_env_of_sb3_finds_no_fault() -> None:
    from stable_baselines3.common.env_checker import check_env

    from florin.research import FlorinEnv

    for game in ("card", "board", "court"):
        check_env(FlorinEnv(game, rivals="garzone"), warn=True)
