import type { DepositId, MemberId } from '@croupier/contracts';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../core.ts';

export interface TurnoverTables {
  deposit_turnovers: {
    deposit_id: DepositId;
    member_id: MemberId;
    required_units: bigint;
    /** Version of the member's cash account that the credit left: later stakes count. */
    cash_version: bigint;
    closed_at: Date | null;
  };
}

declare module '../../db/tables.ts' {
  interface Tables extends TurnoverTables {}
}

export type TurnoverRow = Selectable<TurnoverTables['deposit_turnovers']>;

export async function insertTurnover(tx: Tx, row: TurnoverRow): Promise<void> {
  await tx.insertInto('deposit_turnovers').values(row).execute();
}

/** What deposits of a member still ask for or have asked for since the last withdrawal, the oldest first. */
export function openTurnovers(read: Db['read'] | Tx, member: MemberId): Promise<TurnoverRow[]> {
  return read
    .selectFrom('deposit_turnovers')
    .selectAll()
    .where('member_id', '=', member)
    .where('closed_at', 'is', null)
    .orderBy('cash_version')
    .execute();
}

export async function closeTurnovers(tx: Tx, member: MemberId, at: Date): Promise<void> {
  await tx
    .updateTable('deposit_turnovers')
    .set({ closed_at: at })
    .where('member_id', '=', member)
    .where('closed_at', 'is', null)
    .execute();
}
