import {
  operatorPermissions,
  type OperatorPermission,
  type PermissionScope,
  type RoleGrant,
} from '@croupier/contracts';
import type { Operator } from '../identity/index.ts';

/** The role that holds every permission, and that no operator can change. */
export const ownerRole = 'owner';

/** A signed-in operator with what the session may do. */
export interface OperatorSession extends Operator {
  readonly reach: PermissionScope;
  readonly secondFactor: 'on' | 'off' | 'due';
  /** When this session last showed the second factor. */
  readonly confirmedAt: Date | null;
}

/** A grant with the permissions of its role. */
export interface HeldRole extends RoleGrant {
  readonly permissions: readonly string[];
}

/** What grants come to, taken together. */
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

/** Whether everything of `inner` is within `outer`: nobody gives, takes or becomes more than they hold. */
export function covers(outer: PermissionScope, inner: PermissionScope): boolean {
  return operatorPermissions.every((permission) => {
    const wanted = inner[permission];
    const held = outer[permission];
    if (wanted === undefined || held === null) return true;
    return held !== undefined && wanted !== null && wanted.every((brand) => held.includes(brand));
  });
}

/** The brands of which an operator may know; `null` for all. */
export function knownBrands(reach: PermissionScope): readonly string[] | null {
  const lists = operatorPermissions.map((permission) => reach[permission]);
  if (lists.includes(null)) return null;
  return [...new Set(lists.flatMap((brands) => brands ?? []))];
}
