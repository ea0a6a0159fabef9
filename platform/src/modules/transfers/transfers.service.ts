import {
  formatAmount,
  parseAmount,
  type InputOf,
  type MerchantWallet,
  type WalletTransfer,
  type calls,
} from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { TransactionConflict } from '../../db/index.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Member } from '../identity/index.ts';
import type { Ledger } from '../ledger/index.ts';
import { sendingOf, settle } from './settle-transfer.ts';
import { createTransferClient, type TransferOutcome } from './transfer-client.ts';
import { transferPartnersOf, type TransferPartner } from './transfer-partners.ts';
import {
  addTransfer,
  lastTransfers,
  takeDue,
  transferByKey,
  type TransferRow,
} from './transfers.store.ts';

type TransferInput = InputOf<typeof calls.walletTransfer>;
type TransferFailure =
  | 'insufficient-funds'
  | 'amount-out-of-range'
  | 'not-found'
  | 'idempotency-key-reused';

export interface Transfers {
  /** Whether the member has only the one wallet, and the balances in the providers' wallets. */
  wallets(member: Member): Promise<MerchantWallet>;
  /** Moves money to a provider's wallet or back, once per key. The state gives the progress. */
  transfer(
    member: Member,
    input: TransferInput,
    key: string,
  ): Promise<Outcome<WalletTransfer, TransferFailure>>;
  /** The latest transfers, newest first. */
  last(member: Member): Promise<readonly WalletTransfer[]>;
  /** Asks providers about unanswered transfers, and applies the answers. */
  askDue(): Promise<void>;
}

const shownTransfers = 20;
/** Longer than the request's timeout. */
const firstAskMs = 10_000;
/** Pauses between questions; the last one repeats. */
const waitsMs = [1, 2, 4, 8, 30, 120, 600, 1_800].map((seconds) => seconds * 1_000);
const batchSize = 20;

export function createTransfers(core: Core, { ledger }: { readonly ledger: Ledger }): Transfers {
  const { db, clock, ids } = core;
  const partners = transferPartnersOf(core.config);
  const client = createTransferClient(core);
  const partnerOf = (id: string) => partners.find((partner) => partner.id === id) ?? null;

  async function begin(tx: Tx, row: TransferRow): Promise<Outcome<BegunTransfer, TransferFailure>> {
    const earlier = await transferByKey(tx, { member: row.member_id, key: row.idempotency_key });
    if (earlier) return isSame(earlier, row) ? done({ row: earlier, isNew: false }) : keyReused;
    const [booked] = row.direction === 'out' ? await ledger.book(tx, [sendingOf(row)]) : [];
    if (booked && !booked.ok) return fail(booked.code);
    if (!(await addTransfer(tx, row)))
      throw new TransactionConflict('the same transfer came first');
    return done({ row, isNew: true });
  }

  async function follow(row: TransferRow, word: TransferOutcome): Promise<TransferRow> {
    return db.transaction((tx) => settle(tx, ledger, { id: row.id, word, now: clock.now() }));
  }

  async function send(partner: TransferPartner, row: TransferRow): Promise<TransferRow> {
    const call = row.direction === 'out' ? 'deposit' : 'withdraw';
    return follow(row, await client.send(partner, call, requestOf(row)));
  }

  async function ask(row: TransferRow): Promise<void> {
    const partner = partnerOf(row.provider);
    if (partner) await follow(row, await client.send(partner, 'check', requestOf(row)));
    else
      core.log.error(
        { transfer: row.id },
        'a transfer waits for a provider that we no longer know',
      );
  }

  function newRow(member: Member, input: TransferInput, key: string): TransferRow {
    const now = clock.now();
    return {
      id: ids.next('wtr'),
      member_id: member.id,
      idempotency_key: key,
      brand: member.brand,
      provider: input.provider,
      direction: input.direction,
      currency: member.currency,
      amount_units: parseAmount(input.amount) ?? 0n,
      state: 'sent',
      requested_at: now,
      ended_at: null,
      asked: 0,
      next_ask_at: new Date(now.getTime() + firstAskMs),
    };
  }

  return {
    async wallets({ id, currency }) {
      const wallets = partners.map(async (partner) => {
        const units = await client.balance(partner, { user: id, currency });
        const balance = units === null ? null : formatAmount(units);
        return { provider: partner.id, displayName: partner.displayName, balance };
      });
      return { isSingle: partners.length === 0, wallets: await Promise.all(wallets) };
    },

    async transfer(member, input, key) {
      const partner = partnerOf(input.provider);
      if (!partner)
        return fail('not-found', { detail: 'No provider of that name keeps a wallet.' });
      const row = newRow(member, input, key);
      if (row.amount_units <= 0n) return fail('amount-out-of-range');
      const begun = await db.transaction((tx) => begin(tx, row));
      if (!begun.ok) return begun;
      return done(shown(begun.value.isNew ? await send(partner, row) : begun.value.row));
    },

    last: async ({ id }) =>
      (await lastTransfers(db.read, { member: id, limit: shownTransfers })).map(shown),

    async askDue() {
      const due = { now: clock.now(), waitsMs, limit: batchSize };
      await Promise.all((await db.transaction((tx) => takeDue(tx, due))).map(ask));
    },
  };
}

interface BegunTransfer {
  readonly row: TransferRow;
  readonly isNew: boolean;
}

const keyReused = fail('idempotency-key-reused', {
  detail: 'This key belongs to another transfer. Start a new one.',
});

const isSame = (one: TransferRow, other: TransferRow) =>
  one.provider === other.provider &&
  one.direction === other.direction &&
  one.amount_units === other.amount_units;

const requestOf = ({ id, member_id, currency, amount_units }: TransferRow) => ({
  user: member_id,
  currency,
  reference: id,
  amount: String(amount_units),
});

function shown(row: TransferRow): WalletTransfer {
  return {
    id: row.id,
    provider: row.provider,
    direction: row.direction,
    amount: formatAmount(row.amount_units),
    currency: row.currency,
    state: row.state,
    requestedAt: row.requested_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
  };
}
