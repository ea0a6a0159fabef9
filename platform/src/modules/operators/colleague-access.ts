import type { InputOf, OperatorId, RoleGrant, calls } from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { covers, reachOf, type OperatorSession } from './access.ts';
import { operatorById, type OperatorRow } from './operators.store.ts';
import { beyondReach } from './roles.ts';
import { allRoles, brandCodes, heldRoles, lockRoles } from './roles.store.ts';

export type Denied = 'forbidden' | 'not-found' | 'second-person-needed';

export type Input<Name extends keyof typeof calls> = InputOf<(typeof calls)[Name]>;

async function reach(tx: Tx, operator: OperatorId) {
  return reachOf(await heldRoles(tx, operator));
}

/** The refusal of grants that name unknown roles or brands, or more than the operator holds. */
export async function refusalOf(tx: Tx, operator: OperatorSession, grants: readonly RoleGrant[]) {
  const roles = new Map((await allRoles(tx)).map((role) => [role.id, role]));
  const brands = new Set(await brandCodes(tx));
  const held = grants.map(({ role, brand }) => ({
    role,
    brand,
    permissions: roles.get(role)?.permissions ?? [],
  }));
  if (held.some(({ role, brand }) => !roles.has(role) || (brand !== null && !brands.has(brand))))
    return fail('not-found', { detail: 'There is no such role, or no such brand.' });
  return covers(await reach(tx, operator.id), reachOf(held)) ? null : beyondReach;
}

/**
 * An account that this operator may change: another operator's, without permissions that this operator
 * lacks.
 */
export async function within(
  tx: Tx,
  operator: OperatorSession,
  id: OperatorId,
): Promise<Outcome<OperatorRow, Denied>> {
  await lockRoles(tx);
  const row = await operatorById(tx, id);
  if (!row) return unknown;
  if (id === operator.id)
    return fail('second-person-needed', { detail: 'Ask another operator to do this.' });
  return covers(await reach(tx, operator.id), await reach(tx, id)) ? done(row) : beyondReach;
}

export const unknown = fail('not-found', { detail: 'There is no such operator.' });

export const inWords = (grants: readonly RoleGrant[]) =>
  grants.map(({ role, brand }) => `${role}@${brand ?? '*'}`).join(', ');
