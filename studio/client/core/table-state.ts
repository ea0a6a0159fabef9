import { nextFreeRound } from './free-rounds.ts';
import { lockStakes, showBalance } from './panel.ts';

/**
 * `closed` needs a new session; `landing` shows a result that a press may speed up; `resting` waits for the
 * minimum time between rounds.
 */
export type TableMode = 'opening' | 'idle' | 'turning' | 'landing' | 'resting' | 'closed';

export interface TableState {
  mode: TableMode;
  balance: bigint;
  /** When the minimum time between two rounds is over. */
  restUntil: number;
  readonly setMode: (next: TableMode) => void;
  readonly setBalance: (units: bigint) => void;
  /** Becomes ready again after the minimum time between two rounds. */
  readonly rest: () => void;
}

/** The mode and the balance of a table, as the page shows them. */
export function createTableState({
  onMode,
}: {
  readonly onMode: (mode: TableMode) => void;
}): TableState {
  const state: TableState = {
    mode: 'opening',
    balance: 0n,
    restUntil: 0,
    setMode,
    setBalance,
    rest,
  };
  return state;

  function setMode(next: TableMode): void {
    state.mode = next;
    document.body.dataset['mode'] = next;
    lockStakes(next !== 'idle' || nextFreeRound() !== null);
    onMode(next);
  }

  function setBalance(units: bigint): void {
    state.balance = units;
    showBalance(units);
  }

  function rest(): void {
    const left = state.restUntil - performance.now();
    if (left <= 0) return setMode('idle');
    setMode('resting');
    window.setTimeout(() => setMode('idle'), left);
  }
}
