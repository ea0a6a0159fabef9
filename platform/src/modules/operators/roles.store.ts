import { sql, type Kysely } from 'kysely';
import type { OperatorId, RoleGrant } from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import type { Tables } from '../../db/tables.ts';
import type { HeldRole } from './access.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    operator_roles: RoleRow;
    operator_grants: GrantRow;
  }
}

export interface RoleRow {
  readonly id: string;
  readonly permissions: readonly string[];
  readonly revision: number;
}

interface GrantRow extends RoleGrant {
  readonly operator: OperatorId;
}

/** Serializes changes of roles and accounts, so that a check stays valid until the commit. */
export async function lockRoles(tx: Tx): Promise<void> {
  await sql`select id from operator_roles order by id for update`.execute(tx);
}

export function heldRoles(db: Kysely<Tables>, operator: OperatorId): Promise<HeldRole[]> {
  return db
    .selectFrom('operator_grants as g')
    .innerJoin('operator_roles as r', 'r.id', 'g.role')
    .select(['g.role', 'g.brand', 'r.permissions'])
    .where('g.operator', '=', operator)
    .orderBy('g.role')
    .orderBy('g.brand')
    .execute();
}

export const allRoles = (db: Kysely<Tables>): Promise<RoleRow[]> =>
  db.selectFrom('operator_roles').selectAll().orderBy('id').execute();

export const allGrants = (db: Kysely<Tables>): Promise<GrantRow[]> =>
  db.selectFrom('operator_grants').selectAll().orderBy('role').orderBy('brand').execute();

export async function replaceGrants(
  tx: Tx,
  operator: OperatorId,
  grants: readonly RoleGrant[],
): Promise<void> {
  await tx.deleteFrom('operator_grants').where('operator', '=', operator).execute();
  await tx
    .insertInto('operator_grants')
    .values(grants.map(({ role, brand }) => ({ operator, role, brand })))
    .onConflict((on) => on.doNothing())
    .execute();
}

/** The first is the one that was there first. */
export async function brandsInOrder(db: Kysely<Tables>): Promise<{ code: string; name: string }[]> {
  return db
    .selectFrom('brands')
    .select(['code', 'name'])
    .orderBy('position')
    .orderBy('code')
    .execute();
}

export async function brandCodes(db: Kysely<Tables>): Promise<string[]> {
  const rows = await db.selectFrom('brands').select('code').execute();
  return rows.map(({ code }) => code);
}

/** With revision 0 the role must be new; otherwise its revision must be the given one. */
export async function writeRole(
  tx: Tx,
  { id, permissions, revision }: RoleRow,
): Promise<RoleRow | null> {
  const list = [...permissions];
  const row = await (revision === 0
    ? tx
        .insertInto('operator_roles')
        .values({ id, permissions: list, revision: 1 })
        .onConflict((on) => on.doNothing())
        .returningAll()
        .executeTakeFirst()
    : tx
        .updateTable('operator_roles')
        .set({ permissions: list, revision: revision + 1 })
        .where('id', '=', id)
        .where('revision', '=', revision)
        .returningAll()
        .executeTakeFirst());
  return row ?? null;
}

export async function deleteRole(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('operator_roles').where('id', '=', id).execute();
}
