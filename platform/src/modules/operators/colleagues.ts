import type {
  Colleague,
  Colleagues,
  InputOf,
  InvitationSent,
  OperatorId,
  RoleGrant,
  calls,
} from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { hashOf, hashSecret, noSecret, sessionIdOf } from '../identity/index.ts';
import { covers, reachOf, type OperatorSession } from './access.ts';
import { recordAudit } from '../audit/index.ts';
import {
  changeOperator,
  closeSession,
  closeSessions,
  dropJoin,
  insertOperator,
  operatorById,
  sessionHashes,
  takeJoin,
  standingOf,
  type OperatorRow,
  type operatorsStore,
  type Standing,
} from './operators.store.ts';
import type { Invitations } from './invitations.ts';
import { beyondReach, shownRole } from './roles.ts';
import { byTwo, powerRefusal } from './two-persons.ts';
import {
  allGrants,
  allRoles,
  brandCodes,
  heldRoles,
  holdRoles,
  replaceGrants,
} from './roles.store.ts';
import { operatorFactors } from './second-factor.store.ts';

type Denied = 'forbidden' | 'not-found' | 'second-person-needed';
type Input<Name extends keyof typeof calls> = InputOf<(typeof calls)[Name]>;

export type ColleagueAdmin = ReturnType<typeof createColleagues>;

/** Manages operator accounts: no operator grants or revokes more than they hold. */
export function createColleagues(
  core: Pick<Core, 'db' | 'clock' | 'ids'>,
  store: ReturnType<typeof operatorsStore>,
  invitations: Invitations,
) {
  const { db, clock, ids } = core;

  async function reach(tx: Tx, operator: OperatorId) {
    return reachOf(await heldRoles(tx, operator));
  }

  /** The refusal of grants that name unknown roles or brands, or more than the operator holds. */
  async function refusalOf(tx: Tx, operator: OperatorSession, grants: readonly RoleGrant[]) {
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
  async function within(
    tx: Tx,
    operator: OperatorSession,
    id: OperatorId,
  ): Promise<Outcome<OperatorRow, Denied>> {
    await holdRoles(tx);
    const row = await operatorById(tx, id);
    if (!row) return unknown;
    if (id === operator.id)
      return fail('second-person-needed', { detail: 'Ask another operator to do this.' });
    return covers(await reach(tx, operator.id), await reach(tx, id)) ? done(row) : beyondReach;
  }

  /** From whom an account has its way in, and from when; what anybody vouched for is over. */
  const broughtBy = ({ id }: OperatorSession) => ({
    invited_by: id,
    invited_at: clock.now(),
    vouched_by: null,
    vouched_at: null,
  });

  return {
    async all({ id }: OperatorSession): Promise<Outcome<Colleagues>> {
      const [rows, grants, roles] = await Promise.all([
        store.everybody(),
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
        isYours: row.invited_by === id,
        grants: grants
          .filter(({ operator }) => operator === row.id)
          .map(({ role, brand }) => ({ role, brand })),
        lastSeenAt: row.seen_at?.toISOString() ?? null,
        isYou: row.id === id,
      }));
      return done({ operators, roles: roles.map(shownRole) });
    },

    invite: (
      operator: OperatorSession,
      { name, email, grants, note }: Input<'inviteOperator'>,
    ): Promise<Outcome<InvitationSent, Denied | 'username-taken'>> =>
      db.transaction(async (tx) => {
        await holdRoles(tx);
        const refusal = await refusalOf(tx, operator, grants);
        if (refusal) return refusal;
        const id = ids.next('opr');
        const added = await insertOperator(tx, {
          id,
          name,
          name_key: name.trim().toLowerCase(),
          password_hash: noSecret,
          created_at: clock.now(),
          disabled_at: null,
          email,
          ...broughtBy(operator),
        });
        if (!added) return fail('username-taken', { detail: 'Choose another name.' });
        await replaceGrants(tx, id, grants);
        const after = `${inWords(grants)} · ${email}`;
        const auditRecord = { action: 'operator.invited', subject: name, before: '', after, note };
        await recordAudit(tx, core, operator, auditRecord);
        return done(await invitations.send(tx, { id, name, email, kind: 'operator-invited' }));
      }),

    grant: (
      operator: OperatorSession,
      { operator: id, grants, note }: Input<'grantRoles'>,
    ): Promise<Outcome<void, Denied>> =>
      db.transaction(async (tx) => {
        const colleague = await within(tx, operator, id);
        if (!colleague.ok) return colleague;
        const refusal = await refusalOf(tx, operator, grants);
        if (refusal) return refusal;
        const before = inWords(await heldRoles(tx, id));
        await replaceGrants(tx, id, grants);
        const subject = colleague.value.name;
        const auditRecord = {
          action: 'operator.roles-changed',
          subject,
          before,
          after: inWords(grants),
        };
        await recordAudit(tx, core, operator, { ...auditRecord, note });
        return done(undefined);
      }),

    setState: (
      operator: OperatorSession,
      { operator: id, isDisabled, note }: Input<'setOperatorState'>,
    ): Promise<Outcome<void, Denied>> =>
      db.transaction(async (tx) => {
        const colleague = await within(tx, operator, id);
        if (!colleague.ok) return colleague;
        await changeOperator(tx, id, { disabled_at: isDisabled ? clock.now() : null });
        if (isDisabled) {
          await closeSessions(tx, id);
          await dropJoin(tx, id);
        }
        const action = isDisabled ? 'operator.disabled' : 'operator.enabled';
        const auditRecord = { action, subject: colleague.value.name, before: '', after: '', note };
        await recordAudit(tx, core, operator, auditRecord);
        return done(undefined);
      }),

    reset: (
      operator: OperatorSession,
      { operator: id, note }: Input<'resetOperator'>,
    ): Promise<Outcome<InvitationSent, Denied>> =>
      db.transaction(async (tx) => {
        const colleague = await within(tx, operator, id);
        if (!colleague.ok) return colleague;
        const { name, email } = colleague.value;
        if (email === null) return noAddress;
        // Whoever resets an account could be its holder from now on: it starts again, as if invited.
        await changeOperator(tx, id, { password_hash: noSecret, ...broughtBy(operator) });
        await operatorFactors.drop(tx, id);
        await closeSessions(tx, id);
        const auditRecord = {
          action: 'operator.reset',
          subject: name,
          before: '',
          after: email,
          note,
        };
        await recordAudit(tx, core, operator, auditRecord);
        return done(await invitations.send(tx, { id, name, email, kind: 'operator-reset' }));
      }),

    /**
     * Another operator's word that a new one is a person of their own and may confirm. Not the inviting one's, and
     * only of somebody who could be one of two persons themselves.
     */
    vouch: (
      operator: OperatorSession,
      { operator: id, note }: Input<'vouchForOperator'>,
    ): Promise<Outcome<void, Denied | 'already-decided'>> =>
      db.transaction(async (tx) => {
        await holdRoles(tx);
        const [row, own] = await Promise.all([operatorById(tx, id), standingOf(tx, operator.id)]);
        if (!row) return unknown;
        if (row.invited_by === null || row.vouched_by !== null)
          return fail('already-decided', { detail: 'Nobody needs to vouch for this operator.' });
        if (row.password_hash === noSecret)
          return fail('not-found', { detail: 'Wait until they have followed their link.' });
        if (!own || id === own.id || row.invited_by === own.id)
          return fail('second-person-needed', {
            detail: 'Somebody else than the invited and the inviting person vouches.',
          });
        const refusal = powerRefusal(own);
        if (refusal) return refusal;
        await changeOperator(tx, id, { vouched_by: operator.id, vouched_at: clock.now() });
        const inviter = await operatorById(tx, row.invited_by);
        await recordAudit(tx, core, operator, {
          action: 'operator.vouched',
          subject: row.name,
          before: `invited or reset by ${inviter?.name ?? row.invited_by}`,
          after: byTwo(inviter?.name ?? '', operator.name),
          note,
        });
        return done(undefined);
      }),

    endSession: (
      operator: OperatorSession,
      { operator: id, session }: Input<'endColleagueSession'>,
    ): Promise<Outcome<void, Denied>> =>
      db.transaction(async (tx) => {
        await holdRoles(tx);
        const row = await operatorById(tx, id);
        if (!row) return unknown;
        // Any operator who may see colleagues may end a suspicious session: this grants and revokes no
        // permission.
        const hash = (await sessionHashes(tx, id)).find((one) => sessionIdOf(one) === session);
        if (!hash) return fail('not-found', { detail: 'This session has ended already.' });
        await closeSession(tx, hash);
        const auditRecord = {
          action: 'operator.session-ended',
          subject: row.name,
          before: '',
          after: '',
        };
        await recordAudit(tx, core, operator, { ...auditRecord, note: '' });
        return done(undefined);
      }),

    /** The holder of the link chooses the password. */
    async join({
      token,
      password,
    }: Input<'joinOperators'>): Promise<Outcome<{ name: string }, 'reset-link-invalid'>> {
      const password_hash = await hashSecret(password);
      return db.transaction(async (tx) => {
        const id = await takeJoin(tx, hashOf(token), clock.now());
        const row = id && (await operatorById(tx, id));
        if (!row) return fail('reset-link-invalid', { detail: 'Ask for a new link.' });
        await changeOperator(tx, row.id, { password_hash });
        const auditRecord = { action: 'operator.joined', subject: row.name, before: '', after: '' };
        await recordAudit(tx, core, row, { ...auditRecord, note: '' });
        return done({ name: row.name });
      });
    },
  };
}

const noAddress = fail('not-found', {
  detail: 'This account has no mail address that a link could go to.',
});
const unknown = fail('not-found', { detail: 'There is no such operator.' });

/** What an operator is for the two-person rule. */
function powerOf(row: Standing): Colleague['power'] {
  if (row.invited_by !== null && row.vouched_by === null) return 'vouching-due';
  return row.proven_at === null ? 'factor-due' : 'full';
}

function stateOf(row: Pick<OperatorRow, 'disabled_at' | 'password_hash'>) {
  if (row.disabled_at) return 'disabled' as const;
  return row.password_hash === noSecret ? ('invited' as const) : ('active' as const);
}

const inWords = (grants: readonly RoleGrant[]) =>
  grants.map(({ role, brand }) => `${role}@${brand ?? '*'}`).join(', ');
