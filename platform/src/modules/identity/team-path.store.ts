import type { MemberId } from '@croupier/contracts';
import { sql } from 'kysely';
import type { Tx } from '../../core.ts';

export interface TeamHead {
  readonly id: MemberId;
  readonly brand: string;
  readonly path: string;
}

/** The rows whose path starts with that of the team, and its head. */
const teamOf = ({ id, brand, path }: TeamHead) =>
  sql`(id = ${id} OR (brand = ${brand}
    AND upline_path >= ${`${path}${id}/`} AND upline_path < ${`${path}${id}0`}))`;

/** Locks a team until the transaction ends: registrations below it wait, or have been committed. */
export async function lockTeam(tx: Tx, head: TeamHead): Promise<void> {
  await sql`SELECT FROM members WHERE ${teamOf(head)} ORDER BY id FOR NO KEY UPDATE`.execute(tx);
}

/** Puts a locked team below another member, or below none. Returns the number of its members. */
export async function moveTeam(
  tx: Tx,
  head: TeamHead,
  upline: { readonly id: MemberId; readonly path: string } | null,
): Promise<number> {
  const path = upline ? `${upline.path}${upline.id}/` : '/';
  const { numAffectedRows } = await sql`
    UPDATE members SET
      upline_path = ${path}::text || substr(upline_path, ${head.path.length + 1}::int),
      upline_id = CASE WHEN id = ${head.id} THEN ${upline?.id ?? null}::text ELSE upline_id END
    WHERE ${teamOf(head)}`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}
