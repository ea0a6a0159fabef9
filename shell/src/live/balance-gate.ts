import type { Balance } from '@croupier/contracts';

export interface BalanceGate {
  /** Whether a balance is news: later than any that passed before. */
  passes(balance: Balance): boolean;
  /** Another account: its versions have nothing to do with those before. */
  reset(): void;
}

/** Balances come by call and by stream, and not always in the order in which they were booked. */
export function createBalanceGate(): BalanceGate {
  let newest = -1;
  return {
    passes({ version }) {
      if (version <= newest) return false;
      newest = version;
      return true;
    },
    reset() {
      newest = -1;
    },
  };
}

export function isBalance(payload: unknown): payload is Balance {
  return (
    typeof payload === 'object' &&
    payload !== null &&
    'sumBalance' in payload &&
    'version' in payload
  );
}
