import type { LegOrder, LegQuote } from '../../src/play-protocol.ts';
import type { Names } from './labels.ts';
import { page } from './page.ts';
import { storage } from './server.ts';
import { createStore } from './store.ts';

/** A selection on the slip. `quote` is its current price. */
export interface SlipLeg extends LegOrder {
  readonly names: Names;
  readonly quote: Pick<LegQuote, 'price' | 'reason'>;
}

export interface SlipState {
  readonly legs: readonly SlipLeg[];
  readonly mode: 'single' | 'parlay';
  /** Stake by leg, and of the parlay under an empty name. */
  readonly stakes: Readonly<Record<string, string>>;
  readonly isOpen: boolean;
}

export const legsAtMost = 12;

const storageKey = `slip:${page.gameCode}`;
const emptySlip: SlipState = { legs: [], mode: 'single', stakes: {}, isOpen: false };

export const slip = createStore<SlipState>(storedSlip());
// A reload, for example into another language, continues with the same slip.
slip.subscribe(() => storage()?.setItem(storageKey, JSON.stringify(slip.get())));

function storedSlip(): SlipState {
  const text = storage()?.getItem(storageKey);
  if (!text) return emptySlip;
  // Only this module writes it, in this browser tab.
  const { legs, ...stored } = JSON.parse(text) as SlipState;
  return { ...emptySlip, ...stored, legs };
}

export const keyOf = ({ match, market, selection }: Omit<LegOrder, 'price'>): string =>
  `${match}|${market}|${selection}`;

/** What the server has to know of a selection. */
export const orderOf = ({ match, market, selection, price }: LegOrder): LegOrder => ({
  match,
  market,
  selection,
  price,
});

export const isOnSlip = ({ legs }: SlipState, named: Omit<LegOrder, 'price'>): boolean =>
  legs.some((leg) => keyOf(leg) === keyOf(named));

/** Adds a selection, or removes one that is there. */
export function toggleLeg(leg: Omit<SlipLeg, 'quote'>): void {
  const state = slip.get();
  if (isOnSlip(state, leg)) return removeLeg(leg);
  if (state.legs.length >= legsAtMost) return;
  const legs = [...state.legs, { ...leg, quote: { price: leg.price, reason: null } }];
  const mode = legs.length === 2 && canCombine(legs) ? 'parlay' : state.mode;
  slip.set({ ...state, legs, mode });
}

export function removeLeg(named: Omit<LegOrder, 'price'>): void {
  const state = slip.get();
  const legs = state.legs.filter((leg) => keyOf(leg) !== keyOf(named));
  const mode = legs.length < 2 ? 'single' : state.mode;
  slip.set({ ...state, legs, mode, isOpen: state.isOpen && legs.length > 0 });
}

export const clearSlip = (): void =>
  slip.set({ ...slip.get(), legs: [], stakes: {}, mode: 'single' });

/** Selections of the same match depend on each other: their prices cannot be multiplied. */
export const canCombine = (legs: readonly LegOrder[]): boolean =>
  new Set(legs.map(({ match }) => match)).size === legs.length;

export function setQuotes(quotes: readonly LegQuote[]): void {
  const state = slip.get();
  const byKey = new Map(quotes.map((quote) => [keyOf(quote), quote]));
  slip.set({
    ...state,
    legs: state.legs.map((leg) => {
      const quote = byKey.get(keyOf(leg));
      return quote ? { ...leg, quote: { price: quote.price, reason: quote.reason } } : leg;
    }),
  });
}

/** Takes the prices of now as the seen ones. */
export function acceptPrices(): void {
  const state = slip.get();
  slip.set({
    ...state,
    legs: state.legs.map((leg) => ({ ...leg, price: leg.quote.price ?? leg.price })),
  });
}

export const hasMoved = ({ price, quote }: SlipLeg): boolean =>
  quote.price !== null && quote.price !== price;

export const isClosed = ({ quote }: SlipLeg): boolean => quote.price === null;

/** The combined price of a parlay, as decimal odds; each selection at the price that the slip shows. */
export const combinedPrice = (legs: readonly SlipLeg[]): number =>
  legs.reduce((product, { price, quote }) => (product * (quote.price ?? price)) / 100, 1);
