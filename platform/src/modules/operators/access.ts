import {
  operatorPermissions,
  type OperatorPermission,
  type PermissionScope,
  type RoleGrant,
} from '@croupier/contracts';
import type { Operator } from '../identity/index.ts';

/** The role with every permission, which no operator can change. */
export const ownerRole = 'owner';

/** A signed-in operator with the permissions of the session. */
export interface OperatorSession extends Operator {
  readonly reach: PermissionScope;
  readonly secondFactor: 'on' | 'off' | 'due';
  /** When this session last confirmed the second factor. */
  readonly confirmedAt: Date | null;
}

declare module '../../http/visit.ts' {
  interface VisitOperator extends OperatorSession {}
}

/** A grant with the permissions of its role. */
export interface HeldRole extends RoleGrant {
  readonly permissions: readonly string[];
}

/** The combined permissions of several grants. */
export function reachOf(held: readonly HeldRole[]): PermissionScope {
  const reach: Partial<Record<OperatorPermission, readonly string[] | null>> = {};
  for (const { role, brand, permissions } of held)
    for (const permission of operatorPermissions) {
      if (role !== ownerRole && !permissions.includes(permission)) continue;
      const known = reach[permission];
      if (brand === null || known === null) reach[permission] = null;
      else reach[permission] = [...new Set([...(known ?? []), brand])];
    }
  return reach;
}

/** Whether `outer` includes all of `inner`: no operator can grant, revoke or acquire more than they hold. */
export function covers(outer: PermissionScope, inner: PermissionScope): boolean {
  return operatorPermissions.every((permission) => {
    const wanted = inner[permission];
    const held = outer[permission];
    if (wanted === undefined || held === null) return true;
    return held !== undefined && wanted !== null && wanted.every((brand) => held.includes(brand));
  });
}

/** The brands that an operator may know of; `null` for all. */
export function knownBrands(reach: PermissionScope): readonly string[] | null {
  const lists = operatorPermissions.map((permission) => reach[permission]);
  if (lists.includes(null)) return null;
  return [...new Set(lists.flatMap((brands) => brands ?? []))];
}
