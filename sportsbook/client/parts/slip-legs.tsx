import { marketName, selectionName } from '../lib/labels.ts';
import { oddsText } from '../lib/odds.ts';
import { page } from '../lib/page.ts';
import { oddsFormat } from '../lib/settings.ts';
import {
  hasMoved,
  isClosed,
  keyOf,
  removeLeg,
  slip,
  type SlipLeg,
  type SlipState,
} from '../lib/slip.ts';
import { number, t, twoPlaces } from '../lib/texts.ts';

/** The selections of the slip; each has its own stake unless they are one parlay. */
export function SlipLegs({ state }: { readonly state: SlipState }) {
  return (
    <ul className="slip-legs">
      {state.legs.map((leg) => (
        <Leg key={keyOf(leg)} leg={leg} state={state} />
      ))}
    </ul>
  );
}

interface LegProps {
  readonly leg: SlipLeg;
  readonly state: SlipState;
}

function Leg({ leg, state }: LegProps) {
  const format = oddsFormat.use();
  const name = selectionName(leg.market, leg.selection, leg.names);
  const isDouble = state.legs.filter(({ match }) => match === leg.match).length > 1;
  return (
    <li data-closed={isClosed(leg)} data-double={state.mode === 'parlay' && isDouble}>
      <div className="slip-leg">
        <b>{name}</b>
        <bdi dir="ltr" className="leg-price">
          {isClosed(leg) ? '–' : oddsText(leg.quote.price ?? leg.price, format, twoPlaces)}
        </bdi>
        <button
          type="button"
          className="round"
          aria-label={t('remove', { selection: name })}
          onClick={() => removeLeg(leg)}
        >
          <span aria-hidden="true">×</span>
        </button>
      </div>
      <p className="hint">
        {marketName(leg.market, leg.names)} · {leg.names.home} – {leg.names.away}
      </p>
      {isClosed(leg) && (
        <p className="changed" role="status">
          {t(leg.quote.reason === 'feed' ? 'suspended-feed' : 'suspended')}
        </p>
      )}
      {hasMoved(leg) && (
        <p className="changed" role="status">
          {t('price-changed', { price: oddsText(leg.price, format, twoPlaces) })}
        </p>
      )}
      {state.mode === 'single' && <StakeField state={state} name={keyOf(leg)} />}
    </li>
  );
}

interface StakeFieldProps {
  readonly state: SlipState;
  /** Whose stake it is; empty for the parlay. */
  readonly name: string;
}

export function StakeField({ state, name }: StakeFieldProps) {
  const value = state.stakes[name] ?? '';
  const set = (stake: string) =>
    slip.set({ ...state, stakes: { ...state.stakes, [name]: stake.replace(/[^\d.]/g, '') } });
  return (
    <div className="stake">
      <input
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        placeholder={t('stake')}
        aria-label={t('stake')}
        value={value}
        onChange={({ target }) => set(westernDigits(target.value))}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && pressPlace(currentTarget)}
      />
      <div className="chips">
        {page.limits.chips.map((chip) => (
          <button
            key={chip}
            type="button"
            onClick={() => set(((Number(value) || 0) + Number(chip)).toFixed(2))}
          >
            +{number(Number(chip))}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Enter in a stake presses the slip's button. */
function pressPlace(field: HTMLElement): void {
  field.closest('.slip-form')?.querySelector<HTMLButtonElement>('.place')?.click();
}

/** Bengali and Arabic digits, and the decimal signs of both, as they are typed on their keyboards. */
function westernDigits(text: string): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x06_60))
    .replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09_e6))
    .replace(/[٫,]/g, '.');
}
