import { useEffect, useRef, useState } from 'react';
import { isStale } from '../lib/board.ts';
import { oddsText } from '../lib/odds.ts';
import { oddsFormat } from '../lib/settings.ts';
import { isOnSlip, slip, toggleLeg } from '../lib/slip.ts';
import { marketName, selectionName, type Names } from '../lib/labels.ts';
import { t, twoPlaces } from '../lib/texts.ts';

interface PriceButtonProps {
  readonly match: string;
  readonly market: string;
  readonly selection: string;
  readonly price: number | null;
  readonly names: Names;
  readonly label: string;
  readonly isSuspended: boolean;
}

/** A price: pressed, its selection is on the slip. A change of the price is shown for a moment. */
export function PriceButton(props: PriceButtonProps) {
  const { match, market, selection, price, names, label, isSuspended } = props;
  const format = oddsFormat.use();
  const isChosen = isOnSlip(slip.use(), props);
  const isLocked = isStale.use() || isSuspended || price === null;
  const move = useMove(price);
  const written = price === null ? '–' : oddsText(price, format, twoPlaces);
  const name = t('price-label', {
    selection: selectionName(market, selection, names),
    market: marketName(market, names),
    price: isLocked ? t('suspended') : written,
  });
  return (
    <button
      type="button"
      className="price"
      aria-pressed={isChosen}
      aria-label={name}
      data-move={move}
      disabled={!isChosen && isLocked}
      onClick={() => toggleLeg({ match, market, selection, price: price ?? 101, names })}
    >
      <span className="price-name">{label}</span>
      {isLocked ? (
        <Lock />
      ) : (
        <bdi className="price-odds" dir="ltr">
          {written}
        </bdi>
      )}
    </button>
  );
}

const shownForMs = 2_000;

function useMove(price: number | null): 'up' | 'down' | undefined {
  const before = useRef(price);
  const [move, setMove] = useState<'up' | 'down'>();
  useEffect(() => {
    const last = before.current;
    before.current = price;
    if (last === null || price === null || last === price) return undefined;
    setMove(price > last ? 'up' : 'down');
    const timer = window.setTimeout(() => setMove(undefined), shownForMs);
    return () => window.clearTimeout(timer);
  }, [price]);
  return move;
}

function Lock() {
  return (
    <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true" className="lock">
      <path d="M4 7V5a4 4 0 0 1 8 0v2h1v7H3V7Zm2 0h4V5a2 2 0 0 0-4 0Z" fill="currentColor" />
    </svg>
  );
}
