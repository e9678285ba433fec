/**
 * The parts of the page that are loaded on demand (app/lazy.tsx). They are one file, because every further one would
 * split the code that it shares with the first play, and small files compress badly.
 */
export { HotkeyList } from "./app/hotkey_list.tsx";
export { VerifyButton } from "./deal/verify_button.tsx";
export { DailyEnd } from "./daily/daily_end.tsx";
export { DailyPage } from "./daily/daily_page.tsx";
export { Statistics } from "./home/statistics.tsx";
export { TableForm } from "./home/table_form.tsx";
export { Lesson, LESSONS, stepDue } from "./lesson/lesson.tsx";
export { Lobby } from "./lobby/lobby.tsx";
export { Chat } from "./panel/chat.tsx";
export { LogList } from "./panel/log.tsx";
export { Menu } from "./panel/menu.tsx";
export { RuleBook } from "./panel/rulebook.tsx";
export { PricePage } from "./puzzles/price_page.tsx";
export { PuzzlesPage } from "./puzzles/puzzles_page.tsx";
export { ReplayPage } from "./replay/replay_page.tsx";
export { HintNotice } from "./table/hint_notice.tsx";
export { RetryNotice } from "./table/retry_notice.tsx";
