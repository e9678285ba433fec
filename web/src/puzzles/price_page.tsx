/** "Price this lot": the player bids what a lot is worth, and sees what it is worth, its fair price and what was paid. */
import { signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { number, t } from "../i18n/texts.ts";
import * as api from "../net/api.ts";
import type { LotPrice } from "../protocol.ts";
import { addGuess, guesses, nextLot, usuallyOff } from "./guesses.ts";
import { type Failed, type Position, PositionTable } from "./position_table.tsx";

const SCALE = 30; // florins, unless a price is higher

const lot = signal<Position | null>(null);
const mine = signal<number | null>(null); // our price
const price = signal<LotPrice | null>(null);
const failed = signal<Failed>(null);
const attempt = signal(0);

async function safely(action: () => Promise<void>): Promise<void> {
  failed.value = null;
  try {
    await action();
  } catch (error) {
    mine.value = null;
    failed.value = error instanceof api.Refused ? error.refusal : "unreachable";
  }
}

const next = (): Promise<void> =>
  safely(async () => {
    const { lots } = await api.lots();
    const id = nextLot(lots, guesses.value, lot.value?.id ?? null);
    if (id === null) return;
    const found = await api.lot(id);
    mine.value = null;
    price.value = null;
    attempt.value += 1;
    lot.value = found;
  });

const answer = (florins: number): Promise<void> =>
  safely(async () => {
    const shown = lot.value;
    if (!shown || mine.value !== null) return;
    mine.value = florins;
    const found = await api.priceLot(shown.id, florins);
    addGuess({ id: shown.id, florins, worth: found.worth });
    price.value = found;
  });

export function PricePage() {
  useEffect(() => {
    document.title = `${t("prices")} · Florin`;
    void next();
  }, []);
  const shown = lot.value;
  return (
    <PositionTable
      game="board"
      what={t("prices")}
      position={shown}
      attempt={attempt.value}
      answered={mine.value !== null}
      act={(move) => void answer(move.startsWith("bid ") ? Number(move.slice(4)) : 0)}
      busy={shown === null || (mine.value !== null && price.value === null)}
      hint={null}
      failed={failed.value}
      question={shown && <Asked />}
    >
      {price.value && mine.value !== null && <Told price={price.value} florins={mine.value} />}
    </PositionTable>
  );
}

function Asked() {
  return (
    <div class="note info">
      <div>
        <b>{t("price-ask")}</b>
        <p>{t("price-how")}</p>
      </div>
    </div>
  );
}

function Told({ price, florins }: { price: LotPrice; florins: number }) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => button.current?.focus({ preventScroll: true }), []);
  const { worth, low, high, paid } = price;
  const close = florins >= Math.min(low, worth) && florins <= Math.max(high, worth);
  const marks: [string, number][] = [["price-yours", florins], ["price-mark", worth], ...(paid ? [["price-sold", paid] as [string, number]] : [])];
  const most = Math.max(SCALE, ...marks.map(([, at]) => at));
  return (
    <div class={`note hints verdict ${close ? "ok" : "no"}`} data-worth={worth}>
      <div tabIndex={0} /* it scrolls in a small window */>
        <p class="best">
          <b>{t("price-worth", { worth, low: Math.min(low, worth), high: Math.max(high, worth) })}</b> {t("price-off", { off: florins - worth, florins })}
        </p>
        <dl class="account scale">
          {marks.map(([key, at]) => (
            <div key={key}>
              <dt>{t(key)}</dt>
              <dd>
                <i style={{ width: `${(100 * at) / most}%` }} />
                <b>{number(at)}</b>
              </dd>
            </div>
          ))}
        </dl>
        <p>{paid ? "" : t("price-unsold")} {t("price-lately", { off: number(usuallyOff(guesses.value), { maximumFractionDigits: 1 }) })}</p>
      </div>
      <span class="row">
        <button class="act" type="button" ref={button} onClick={() => void next()}>
          <b>{t("puzzle-next")}</b>
        </button>
      </span>
    </div>
  );
}

