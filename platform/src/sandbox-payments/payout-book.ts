import { randomBytes } from 'node:crypto';
import type { PayoutNotice, PayoutRequest, PayoutStatus } from '@croupier/contracts';
import type { Journal, PayoutRecord, PayoutWord } from './journal.ts';

export interface PayoutBook {
  /**
   * The payout of a reference, created at the first request; `null` when the reference has another payout.
   */
  open(request: PayoutRequest): PayoutRecord | null;
  byId(payoutId: string): PayoutRecord | null;
  byReference(reference: string): PayoutRecord | null;
  stateOf(payout: PayoutRecord): PayoutStatus['state'];
  /** A status for a payout, repeatable and also against an earlier one. Returns the notice to send. */
  setState(payout: PayoutRecord, state: PayoutStatus['state']): PayoutNotice;
  /** The notices of a payout, the oldest first. */
  noticesOf(payout: PayoutRecord): readonly PayoutNotice[];
  /** The newest first. */
  latest(count: number): readonly PayoutRecord[];
}

const id = (kind: string) => `${kind}_${randomBytes(16).toString('hex')}`;

/** All payouts of the sandbox, in memory and in its journal. */
export function openPayoutBook(journal: Journal): PayoutBook {
  const payouts = new Map<string, PayoutRecord>();
  const references = new Map<string, PayoutRecord>();
  const words = new Map<string, PayoutWord[]>();

  const keep = (payout: PayoutRecord) => {
    payouts.set(payout.payout_id, payout);
    references.set(payout.reference, payout);
  };
  const keepWord = (word: PayoutWord) =>
    words.set(word.payout_id, [...(words.get(word.payout_id) ?? []), word]);

  for (const entry of journal.past) {
    if (entry.fact === 'payout-created') keep(entry.payout);
    if (entry.fact === 'payout-said') keepWord(entry);
  }

  const wordsOn = ({ payout_id }: PayoutRecord) => words.get(payout_id) ?? [];

  return {
    byId: (payoutId) => payouts.get(payoutId) ?? null,
    byReference: (reference) => references.get(reference) ?? null,
    stateOf: (payout) => wordsOn(payout).at(-1)?.state ?? 'accepted',
    noticesOf: (payout) => wordsOn(payout).map((word) => noticeOf(payout, word)),
    latest: (count) => [...payouts.values()].slice(-count).reverse(),
    open(request) {
      const known = references.get(request.reference);
      if (known) return isSame(known, request) ? known : null;
      const payout = { ...request, payout_id: id('out') };
      journal.write({ fact: 'payout-created', payout });
      keep(payout);
      return payout;
    },
    setState(payout, state) {
      const word = {
        fact: 'payout-said' as const,
        payout_id: payout.payout_id,
        event_id: id('evt'),
        state,
      };
      journal.write(word);
      keepWord(word);
      return noticeOf(payout, word);
    },
  };
}

function isSame(known: PayoutRecord, asked: PayoutRequest): boolean {
  return known.amount === asked.amount && known.currency === asked.currency;
}

function noticeOf(payout: PayoutRecord, { event_id, state }: PayoutWord): PayoutNotice {
  const { payout_id, reference, amount, currency } = payout;
  return { event_id, payout_id, reference, state, amount, currency };
}
