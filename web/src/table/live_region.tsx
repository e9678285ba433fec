/** Screen-reader announcements. */
import { useRef } from "preact/hooks";
import { arrivalText, eventText } from "../i18n/event_text.ts";
import { type Reader, sentences } from "../i18n/format_narration.ts";
import { t } from "../i18n/texts.ts";
import type { View } from "../protocol.ts";
import { liveAbsences, NO_PRESENCE, trackPresence } from "../session/presence.ts";
import { tableEvents } from "../session/table_events.ts";
import type { TableSession } from "../session/table_session.ts";
import { playedFor, type TableState } from "../session/table_state.ts";
import { announceOther, announceSteps, NO_ANNOUNCEMENTS } from "./announcements.ts";

/** Sentences are appended, so that none is lost when bots move faster than frames are drawn. */
export function LiveRegion({ session, state, names, view }: { session: TableSession; state: TableState; names: string[]; view: View }) {
  const ref = useRef(NO_ANNOUNCEMENTS);
  const seen = useRef(NO_PRESENCE);
  const told = useRef<number[] | null>(null); // number of events and of arrivals announced; those before us are no news
  const here = session.present.value;
  const reader: Reader = { t, game: view.game, names, you: state.seat, played: playedFor(state) };
  ref.current = announceSteps(ref.current, state, (step) => sentences(reader, step));
  seen.current = trackPresence(seen.current, here && liveAbsences(state.table, here, state.seat), Date.now());
  ref.current = announceOther(
    ref.current,
    seen.current.news.map(([seat, what]) => t(`seat-${what}`, { name: names[seat] ?? "" })),
  );
  const lines = [tableEvents(state).map(({ entry }) => eventText(state, entry, names)), session.arrivals.value.map(arrivalText)];
  const fresh = lines.flatMap((list, i) => list.slice(told.current?.[i] ?? list.length));
  told.current = lines.map((list) => list.length);
  ref.current = announceOther(ref.current, fresh);
  const { seat } = state;
  const mine = seat !== null && view.turn === seat && !view.over && !session.scored.value && !state.table.seats[seat]?.away;
  return (
    <div class="vh" role="log">
      {ref.current.lines.map(([key, said]) => (
        <p key={key}>{said}</p>
      ))}
      {mine && <p key={state.log.length}>{t("your-turn")}</p>}
    </div>
  );
}
