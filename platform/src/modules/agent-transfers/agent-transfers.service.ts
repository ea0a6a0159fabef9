import {
  formatAmount,
  trialType,
  type AgentTransfer,
  type AgentTransferTerms,
  type InputOf,
  type MemberId,
  type OutputOf,
  type calls,
} from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, type Outcome } from '../../outcome.ts';
import { shownDue, turnoverOf } from '../cashier/index.ts';
import { agentTypes, maskedAccount, type Member, type MemberRecord } from '../identity/index.ts';
import { accounts } from '../ledger/index.ts';
import {
  insertTransferSettings,
  sentSince,
  transfersById,
  transferSettings,
  transfersOf,
  type NamedTransfer,
  type TransferSettings,
} from './agent-transfers.store.ts';
import { dayBefore, send, type AgentTransfersUses, type SendFailure } from './send.ts';

export interface AgentTransfers {
  terms(member: Member): Promise<Outcome<AgentTransferTerms>>;
  /** Sends an agent's cash along the direct line. The same key and input always give the same transfer. */
  send(
    member: Member,
    input: InputOf<typeof calls.transferUpline>,
    key: string,
  ): Promise<Outcome<AgentTransfer, SendFailure>>;
  /** What the member sent or received, newest first. */
  transfers(
    member: Member,
    input: InputOf<typeof calls.agentTransfers>,
  ): Promise<Outcome<OutputOf<typeof calls.agentTransfers>>>;
  /** The masked account of the other side of each of a member's transfers, by the transfer's id. */
  counterparties(member: MemberId, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Adds a brand's limits; existing ones are not changed. */
  addSettings(settings: TransferSettings): Promise<void>;
}

const pageSize = 15;

export function createAgentTransfers(core: Core, uses: AgentTransfersUses): AgentTransfers {
  const { db, clock } = core;
  const { identity, ledger } = uses;

  async function termsOf(
    member: Member,
    settings: TransferSettings | null,
    upline: MemberRecord | null,
  ): Promise<AgentTransferTerms> {
    const [sentUnits, due, cash] = await Promise.all([
      sentSince(db.read, member.id, dayBefore(clock.now())),
      turnoverOf(db.read, ledger, member.id),
      ledger.funds(accounts.cash(member.id)),
    ]);
    const dailyUnits = settings?.daily_units ?? 0n;
    return {
      refusal: refusalOf(member, settings),
      upline: upline && agentTypes.includes(upline.type) ? maskedAccount(upline.account) : null,
      currency: member.currency,
      minAmount: formatAmount(settings?.min_units ?? 0n),
      maxAmount: formatAmount(settings?.max_units ?? 0n),
      dailyAmount: formatAmount(dailyUnits),
      leftToday: formatAmount(dailyUnits > sentUnits ? dailyUnits - sentUnits : 0n),
      available: formatAmount(cash.availableUnits),
      turnover: shownDue(due),
    };
  }

  return {
    async terms(member) {
      const [settings, self] = await Promise.all([
        transferSettings(db.read, member.brand),
        identity.byId(member.id),
      ]);
      const upline = self?.uplineId ? await identity.byId(self.uplineId) : null;
      return done(await termsOf(member, settings, upline));
    },

    async send(member, input, key) {
      const sent = await send(core, uses, { member, input, key });
      return sent.ok ? done(shownTransfer(sent.value, member.id)) : sent;
    },

    async transfers(member, { before = null, limit = pageSize }) {
      const rows = await transfersOf(db.read, member.id, { before, limit: limit + 1 });
      const shown = rows.slice(0, limit);
      return done({
        rows: shown.map((row) => shownTransfer(row, member.id)),
        next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
      });
    },

    async counterparties(member, ids) {
      const rows = await transfersById(db.read, ids);
      const own = rows.filter((row) => row.sender_id === member || row.recipient_id === member);
      return new Map(own.map((row) => [row.id, shownTransfer(row, member).account]));
    },

    addSettings: (settings) => db.transaction((tx) => insertTransferSettings(tx, settings)),
  };
}

function refusalOf(
  { type }: Member,
  settings: TransferSettings | null,
): AgentTransferTerms['refusal'] {
  if (type === trialType) return 'trial';
  if (!agentTypes.includes(type)) return 'not-agent';
  return settings ? null : 'off';
}

function shownTransfer(row: NamedTransfer, member: MemberId): AgentTransfer {
  const isSender = row.sender_id === member;
  const senderLine = row.line === 'upline' ? 'downline' : 'upline';
  return {
    id: row.id,
    direction: isSender ? 'sent' : 'received',
    line: isSender ? row.line : senderLine,
    account: maskedAccount(isSender ? row.recipient : row.sender),
    amount: formatAmount(row.amount_units),
    currency: row.currency,
    bookedAt: row.booked_at.toISOString(),
  };
}
