import { useEffect, useState } from 'react';
import { isStale } from '../lib/board.ts';
import { oddsText } from '../lib/odds.ts';
import { betsOf, placeAll, type PlaceResult } from '../lib/place.ts';
import { askQuotes } from '../lib/server.ts';
import { session } from '../lib/session.ts';
import { stakeEndsOf } from '../lib/stake-ends.ts';
import { oddsFormat, setTakesBetter, takesBetter } from '../lib/settings.ts';
import {
  acceptPrices,
  canCombine,
  clearSlip,
  combinedPrice,
  hasMoved,
  isClosed,
  legsAtMost,
  orderOf,
  setQuotes,
  slip,
  type SlipState,
} from '../lib/slip.ts';
import { money, number, t, twoPlaces } from '../lib/texts.ts';
import { SlipLegs, StakeField } from './slip-legs.tsx';

const quoteEveryMs = 1_500;

/** The bet slip: beside the matches on a wide page, a sheet over them on a phone. */
export function SlipPanel() {
  const state = slip.use();
  const [placed, setPlaced] = useState<readonly PlaceResult[]>([]);
  useQuotes(state.legs.length);
  useEscape(state.isOpen);
  const count = state.legs.length;
  return (
    <>
      {count > 0 && !state.isOpen && (
        <button
          type="button"
          className="slip-open"
          onClick={() => slip.set({ ...state, isOpen: true })}
          aria-label={t('slip-open', { count })}
        >
          <span>{t('slip')}</span>
          <b>{number(count)}</b>
        </button>
      )}
      <aside className="slip" data-open={state.isOpen} aria-label={t('slip')}>
        <div className="panel-head">
          <h2>{t('slip')}</h2>
          {count > 0 && (
            <button type="button" className="link" onClick={clearSlip}>
              {t('clear')}
            </button>
          )}
          <button
            type="button"
            className="round slip-close"
            aria-label={t('close')}
            onClick={close}
          >
            <span aria-hidden="true">×</span>
          </button>
        </div>
        <div role="status">
          {placed.map(({ isPlaced, text }, index) => (
            <p key={index} className={isPlaced ? 'notice notice-good' : 'notice notice-bad'}>
              {text}
            </p>
          ))}
        </div>
        {count === 0 ? (
          <p className="empty">{t('add-selection')}</p>
        ) : (
          <SlipForm state={state} onPlaced={setPlaced} />
        )}
      </aside>
    </>
  );
}

const close = () => slip.set({ ...slip.get(), isOpen: false });

/** Escape closes the sheet. */
function useEscape(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const press = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOpen]);
}

/** Requests the current prices of the selections, while there are any. */
function useQuotes(count: number): void {
  useEffect(() => {
    if (count === 0) return undefined;
    const ask = () => askQuotes(slip.get().legs.map(orderOf)).then(setQuotes, () => undefined);
    const timer = window.setInterval(() => void ask(), quoteEveryMs);
    return () => window.clearInterval(timer);
  }, [count]);
}

interface SlipFormProps {
  readonly state: SlipState;
  readonly onPlaced: (placed: readonly PlaceResult[]) => void;
}

function SlipForm({ state, onPlaced }: SlipFormProps) {
  const { legs, mode } = state;
  const [isBusy, setBusy] = useState(false);
  const isOpen = session.use().state === 'open';
  const isLost = isStale.use();
  const bets = betsOf(state);
  const ends = stakeEndsOf(legs);
  const isCombinable = canCombine(legs);
  const mustAccept = legs.some(hasMoved) && !legs.every((leg) => takesItself(leg));
  const isBlocked = legs.some(isClosed) || (mode === 'parlay' && !isCombinable);
  const total = bets.reduce((sum, { stake }) => sum + (Number(stake) || 0), 0);

  async function submit(): Promise<void> {
    if (mustAccept) return acceptPrices();
    setBusy(true);
    onPlaced([]);
    onPlaced(await placeAll(bets));
    setBusy(false);
  }

  return (
    // No form: the frame that the book runs in sends none.
    <div className="slip-form">
      {legs.length > 1 && <ModeChoice state={state} />}
      {legs.length >= legsAtMost && <p className="hint">{t('slip-full', { count: legsAtMost })}</p>}
      {mode === 'parlay' && !isCombinable && (
        <p className="notice notice-bad" role="alert">
          {t('same-match')}
        </p>
      )}
      <SlipLegs state={state} />
      {mode === 'parlay' && <ParlayStake state={state} />}
      <label className="check">
        <input
          type="checkbox"
          checked={takesBetter.use()}
          onChange={({ target }) => setTakesBetter(target.checked)}
        />
        {t('takes-better')}
      </label>
      <Sums state={state} total={total} />
      <button
        type="button"
        className="action place"
        onClick={() => void submit()}
        disabled={!isOpen || isLost || isBusy || isBlocked || (!mustAccept && total <= 0)}
      >
        {isBusy
          ? t('placing')
          : mustAccept
            ? t('accept')
            : t('place', { amount: money(total.toFixed(2)) })}
      </button>
      <p className="hint">
        {t('least-stake', { least: money(ends.least), most: money(ends.most) })}
      </p>
    </div>
  );
}

/** A better price needs no question if the player chose so. */
const takesItself = ({ price, quote }: SlipState['legs'][number]): boolean =>
  quote.price === price || (takesBetter.get() && (quote.price ?? 0) > price);

function ModeChoice({ state }: { readonly state: SlipState }) {
  const choose = (mode: SlipState['mode']) => slip.set({ ...state, mode });
  return (
    <div className="tabs" role="group" aria-label={t('slip')}>
      <button type="button" aria-pressed={state.mode === 'single'} onClick={() => choose('single')}>
        {t('singles')}
      </button>
      <button type="button" aria-pressed={state.mode === 'parlay'} onClick={() => choose('parlay')}>
        {t('parlay')}
      </button>
    </div>
  );
}

function ParlayStake({ state }: { readonly state: SlipState }) {
  const format = oddsFormat.use();
  return (
    <div className="parlay">
      <p>
        <span>{t('combined-price')}</span>
        <b dir="ltr">{oddsText(Math.round(combinedPrice(state.legs) * 100), format, twoPlaces)}</b>
      </p>
      <StakeField state={state} name="" />
    </div>
  );
}

interface SumsProps {
  readonly state: SlipState;
  readonly total: number;
}

function Sums({ state, total }: SumsProps) {
  const { legs, mode, stakes } = state;
  const possible =
    mode === 'parlay'
      ? total * combinedPrice(legs)
      : betsOf({ ...state, stakes }).reduce(
          (sum, { legs: own, stake }) => sum + Number(stake) * combinedPrice(own),
          0,
        );
  return (
    <dl className="sums">
      <dt>{t('total-stake')}</dt>
      <dd>{money(total.toFixed(2))}</dd>
      <dt>{t('possible-win')}</dt>
      <dd>
        <b>{money((Math.floor(possible * 100) / 100).toFixed(2))}</b>
      </dd>
    </dl>
  );
}
