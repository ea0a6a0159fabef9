import type { IdempotencyKeys } from '@croupier/client';
import type { DrawId, SlipInput } from '@croupier/contracts';

/** A ticket as it goes out; with multipliers, a chase. */
export interface BetInput extends SlipInput {
  readonly drawId: DrawId;
  readonly multipliers?: readonly number[];
  readonly stopOnWin?: boolean;
}

export interface SentBet {
  readonly input: BetInput;
  readonly key: string;
}

/** The bet whose answer has not come: this tab keeps it with its key over a reload, one for each name. */
export interface SentBets extends IdempotencyKeys<BetInput> {
  readonly last: () => SentBet | null;
  /** What was there when the page came: nobody on it has seen an answer. */
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
      keepSent(name, last);
      return last.key;
    },
    spend() {
      last = null;
      keepSent(name, null);
    },
  };
}

/** What the player means by a bet, whichever draw is on and whatever its prices are. */
export function sentBetKey({ lines, prizeMode, onPriceChange, multipliers, stopOnWin }: BetInput) {
  return JSON.stringify([lines, prizeMode, onPriceChange, multipliers, stopOnWin]);
}

function readSent(name: string): SentBet | null {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(name) ?? 'null');
    return isSent(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** A browser may refuse to keep it: then it is known until the page goes. */
function keepSent(name: string, sent: SentBet | null): void {
  try {
    if (sent) window.sessionStorage.setItem(name, JSON.stringify(sent));
    else window.sessionStorage.removeItem(name);
  } catch {
    // Full or refused.
  }
}

/** The platform looks at the rest of the bet; here it is only held against another one. */
function isSent(kept: unknown): kept is SentBet {
  if (!isRecord(kept) || typeof kept['key'] !== 'string' || !isRecord(kept['input'])) return false;
  const { drawId, lines } = kept['input'];
  return typeof drawId === 'string' && Array.isArray(lines);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
