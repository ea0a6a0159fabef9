import type { IdempotencyKeys } from '@croupier/client';
import type { DrawId, SlipInput } from '@croupier/contracts';

/** A ticket in the format of the request; with multipliers, a chase. */
export interface BetInput extends SlipInput {
  readonly drawId: DrawId;
  readonly multipliers?: readonly number[];
  readonly stopOnWin?: boolean;
}

export interface SentBet {
  readonly input: BetInput;
  readonly key: string;
}

/** Bets that have no answer yet: this tab stores each with its key over a reload, one per name. */
export interface SentBets extends IdempotencyKeys<BetInput> {
  readonly last: () => SentBet | null;
  /** The bet stored before this page loaded: the member has seen no answer to it. */
  readonly fromBefore: SentBet | null;
}

export function createSentBets(name: string): SentBets {
  const fromBefore = readSent(name);
  let last = fromBefore;
  return {
    fromBefore,
    last: () => last,
    keyOf(input) {
      if (last && JSON.stringify(last.input) === JSON.stringify(input)) return last.key;
      last = { input, key: crypto.randomUUID() };
      storeSent(name, last);
      return last.key;
    },
    spend() {
      last = null;
      storeSent(name, null);
    },
  };
}

/** The player's intent of a bet, independent of the current draw and its prices. */
export function sentBetKey({ lines, prizeMode, onPriceChange, multipliers, stopOnWin }: BetInput) {
  return JSON.stringify([lines, prizeMode, onPriceChange, multipliers, stopOnWin]);
}

function readSent(name: string): SentBet | null {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(name) ?? 'null');
    return isSent(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** If the browser refuses to store the bet, it stays in memory until the page closes. */
function storeSent(name: string, sent: SentBet | null): void {
  try {
    if (sent) window.sessionStorage.setItem(name, JSON.stringify(sent));
    else window.sessionStorage.removeItem(name);
  } catch {
    // Full or refused.
  }
}

/** The platform validates the rest of the bet; this check only allows a comparison with another bet. */
function isSent(stored: unknown): stored is SentBet {
  if (!isRecord(stored) || typeof stored['key'] !== 'string' || !isRecord(stored['input']))
    return false;
  const { drawId, lines } = stored['input'];
  return typeof drawId === 'string' && Array.isArray(lines);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
