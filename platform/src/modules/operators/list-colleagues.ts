import type { Colleague, Colleagues } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, type Outcome } from '../../outcome.ts';
import { noSecret } from '../identity/index.ts';
import type { OperatorSession } from './access.ts';
import {
  allInvitations,
  type OperatorRow,
  type operatorsStore,
  type Standing,
} from './operators.store.ts';
import { shownRole } from './roles.ts';
import { allGrants, allRoles } from './roles.store.ts';
import { isInvitedBy } from './two-persons.ts';

/** Every operator with their roles. */
export function colleagueList(
  core: Pick<Core, 'db' | 'clock' | 'ids'>,
  store: ReturnType<typeof operatorsStore>,
) {
  const { db } = core;

  return {
    async all({ id }: OperatorSession): Promise<Outcome<Colleagues>> {
      const [rows, invitations, grants, roles] = await Promise.all([
        store.everybody(),
        allInvitations(db.read),
        allGrants(db.read),
        allRoles(db.read),
      ]);
      const operators = rows.map((row) => ({
        id: row.id,
        name: row.name,
        state: stateOf(row),
        email: row.email,
        hasSecondFactor: row.proven_at !== null,
        power: powerOf(row),
        invitedBy: rows.find((one) => one.id === row.invited_by)?.name ?? null,
        vouchedBy: rows.find((one) => one.id === row.vouched_by)?.name ?? null,
        isYours: isInvitedBy(invitations, { operator: row.id, by: id }),
        grants: grants
          .filter(({ operator }) => operator === row.id)
          .map(({ role, brand }) => ({ role, brand })),
        lastSeenAt: row.seen_at?.toISOString() ?? null,
        isYou: row.id === id,
      }));
      return done({ operators, roles: roles.map(shownRole) });
    },
  };
}

/** What an operator is for the two-person rule. */
function powerOf(row: Standing): Colleague['power'] {
  if (row.invited_by !== null && row.vouched_by === null) return 'vouching-due';
  return row.proven_at === null ? 'factor-due' : 'full';
}

function stateOf(row: Pick<OperatorRow, 'disabled_at' | 'password_hash'>) {
  if (row.disabled_at) return 'disabled' as const;
  return row.password_hash === noSecret ? ('invited' as const) : ('active' as const);
}
