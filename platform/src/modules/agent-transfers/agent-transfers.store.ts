import type {
  AgentTransferId,
  AgentTransferDirection,
  MemberId,
  TransferId,
} from '@croupier/contracts';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../core.ts';

export interface AgentTransferTables {
  agent_transfer_settings: {
    brand: string;
    min_units: bigint;
    max_units: bigint;
    /** The most that one agent may send within 24 hours. */
    daily_units: bigint;
  };
  agent_transfers: {
    id: AgentTransferId;
    brand: string;
    sender_id: MemberId;
    recipient_id: MemberId;
    line: AgentTransferDirection;
    amount_units: bigint;
    currency: string;
    idempotency_key: string;
    transfer_id: TransferId;
    booked_at: Date;
  };
}

declare module '../../db/tables.ts' {
  interface Tables extends AgentTransferTables {}
}

export type TransferSettings = Selectable<AgentTransferTables['agent_transfer_settings']>;
export type AgentTransferRow = Selectable<AgentTransferTables['agent_transfers']>;
/** A transfer with the accounts of both sides. */
export type NamedTransfer = AgentTransferRow & {
  readonly sender: string;
  readonly recipient: string;
};

type Read = Db['read'] | Tx;

export async function transferSettings(
  read: Read,
  brand: string,
): Promise<TransferSettings | null> {
  const row = await read
    .selectFrom('agent_transfer_settings')
    .selectAll()
    .where('brand', '=', brand)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertTransferSettings(tx: Tx, row: TransferSettings): Promise<void> {
  await tx
    .insertInto('agent_transfer_settings')
    .values(row)
    .onConflict((conflict) => conflict.column('brand').doNothing())
    .execute();
}

/** What a member sent after a moment. */
export async function sentSince(read: Read, member: MemberId, since: Date): Promise<bigint> {
  const row = await read
    .selectFrom('agent_transfers')
    .select((eb) => eb.fn.sum<string | null>('amount_units').as('units'))
    .where('sender_id', '=', member)
    .where('booked_at', '>', since)
    .executeTakeFirst();
  return BigInt(row?.units ?? 0);
}

function named(read: Read) {
  return read
    .selectFrom('agent_transfers')
    .innerJoin('members as sender', 'sender.id', 'agent_transfers.sender_id')
    .innerJoin('members as recipient', 'recipient.id', 'agent_transfers.recipient_id')
    .selectAll('agent_transfers')
    .select(['sender.username as sender', 'recipient.username as recipient']);
}

export async function transferByKey(
  read: Read,
  sender: MemberId,
  key: string,
): Promise<NamedTransfer | null> {
  const row = await named(read)
    .where('sender_id', '=', sender)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertTransfer(tx: Tx, row: AgentTransferRow): Promise<void> {
  await tx.insertInto('agent_transfers').values(row).execute();
}

interface TransfersPage {
  readonly before: string | null;
  readonly limit: number;
}

/** What a member sent or received, newest first. */
export function transfersOf(
  read: Read,
  member: MemberId,
  { before, limit }: TransfersPage,
): Promise<NamedTransfer[]> {
  return named(read)
    .where((eb) => eb.or([eb('sender_id', '=', member), eb('recipient_id', '=', member)]))
    .$if(before !== null, (query) => query.where('agent_transfers.id', '<', idOf(before ?? '')))
    .orderBy('agent_transfers.id', 'desc')
    .limit(limit)
    .execute();
}

/** The transfers with these ids; others are left out. */
export async function transfersById(
  read: Read,
  ids: readonly string[],
): Promise<readonly NamedTransfer[]> {
  if (ids.length === 0) return [];
  return named(read).where('agent_transfers.id', 'in', ids.map(idOf)).execute();
}

const idOf = (text: string) => text as AgentTransferId;
