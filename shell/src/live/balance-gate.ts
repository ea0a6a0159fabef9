import type { Balance } from '@croupier/contracts';

export interface BalanceGate {
  /** Whether a balance is newer than all that passed before. */
  passes(balance: Balance): boolean;
  /** Resets for another account, whose versions are unrelated to the previous ones. */
  reset(): void;
}

/** Balances arrive by call and by stream, not always in booking order. */
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
