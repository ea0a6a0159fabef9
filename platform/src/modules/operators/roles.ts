import {
  operatorPermissions,
  type InputOf,
  type OperatorPermission,
  type OperatorRole,
  type calls,
} from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { covers, ownerRole, reachOf, type OperatorSession } from './access.ts';
import { recordAudit } from '../audit/index.ts';
import {
  allGrants,
  allRoles,
  deleteRole,
  heldRoles,
  lockRoles,
  writeRole,
  type RoleRow,
} from './roles.store.ts';

type SaveInput = InputOf<typeof calls.saveRole>;
type RemoveInput = InputOf<typeof calls.removeRole>;
type Failure = 'forbidden' | 'version-conflict';

export type Roles = ReturnType<typeof createRoles>;

/** Admin functions for roles, which are named sets of permissions. */
export function createRoles(core: Pick<Core, 'db' | 'clock' | 'ids'>) {
  const { db } = core;

  /** The current role if this operator may change it: the role has no permission that the operator lacks. */
  async function mayChange(tx: Tx, operator: OperatorSession, id: string, next: readonly string[]) {
    await lockRoles(tx);
    const role = (await allRoles(tx)).find((row) => row.id === id) ?? null;
    const permissions = [...(role?.permissions ?? []), ...next];
    const wanted = reachOf([{ role: id, brand: null, permissions }]);
    const held = reachOf(await heldRoles(tx, operator.id));
    return id !== ownerRole && covers(held, wanted) ? { role } : null;
  }

  return {
    save: (operator: OperatorSession, input: SaveInput): Promise<Outcome<OperatorRole, Failure>> =>
      db.transaction(async (tx) => {
        const { role: id, permissions, revision, note } = input;
        const open = await mayChange(tx, operator, id, permissions);
        if (!open) return beyondReach;
        const saved = await writeRole(tx, { id, permissions, revision });
        if (!saved) return conflict;
        await recordAudit(tx, core, operator, {
          action: 'role.saved',
          subject: id,
          before: open.role?.permissions.join(', ') ?? '',
          after: saved.permissions.join(', '),
          note,
        });
        return done(shownRole(saved));
      }),

    remove: (
      operator: OperatorSession,
      { role: id, revision, note }: RemoveInput,
    ): Promise<Outcome<void, Failure | 'not-found' | 'already-decided'>> =>
      db.transaction(async (tx) => {
        const open = await mayChange(tx, operator, id, []);
        if (!open) return beyondReach;
        if (!open.role) return fail('not-found', { detail: 'There is no such role.' });
        if (open.role.revision !== revision) return conflict;
        if ((await allGrants(tx)).some(({ role }) => role === id))
          return fail('already-decided', { detail: 'First remove the role from its holders.' });
        await deleteRole(tx, id);
        const before = open.role.permissions.join(', ');
        await recordAudit(tx, core, operator, {
          action: 'role.removed',
          subject: id,
          before,
          after: '',
          note,
        });
        return done(undefined);
      }),
  };
}

export function shownRole({ id, permissions, revision }: RoleRow): OperatorRole {
  const isFixed = id === ownerRole;
  const held = isFixed ? operatorPermissions : permissions.filter(isPermission);
  return { id, permissions: [...held], revision, isFixed };
}

const isPermission = (text: string): text is OperatorPermission =>
  operatorPermissions.some((permission) => permission === text);

export const beyondReach = fail('forbidden', {
  detail: 'Ask an operator who holds all of these permissions.',
});
const conflict = fail('version-conflict', {
  detail: 'Another operator changed it: load it again.',
});
