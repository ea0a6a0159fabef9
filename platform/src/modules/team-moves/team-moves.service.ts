import type {
  InputOf,
  Page,
  TeamMove,
  TeamMoveId,
  TeamMovePreview,
  calls,
} from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { recordAudit } from '../audit/index.ts';
import { lockTeam, moveTeam, type Operator } from '../identity/index.ts';
import type { Lottery } from '../lottery/index.ts';
import { pairRefusal } from '../operators/index.ts';
import { createAgentTree } from './agent-tree.ts';
import { previewOf, unknownAccount } from './move-checks.ts';
import {
  addMove,
  decideMove,
  lockTree,
  moveBy,
  movesOf,
  placed,
  type MoveRow,
  type NamedMove,
  type Placed,
} from './moves.store.ts';
import { shownMove } from './shown-move.ts';

type Person = Pick<Operator, 'id' | 'name'>;
type Order = InputOf<typeof calls.proposeTeamMove>;
type Decision = InputOf<typeof calls.confirmTeamMove>;

export type TeamMoves = ReturnType<typeof createTeamMoves>;

const pageSize = 20;

/** The operators' tree of agents, moves of whole teams, and marks of agents and members who share something. */
export function createTeamMoves(
  core: Core,
  { lottery }: { readonly lottery: Pick<Lottery, 'prizeGroupsOf'> },
) {
  const { db, clock, ids } = core;

  const record = (
    tx: Tx,
    by: Person,
    move: NamedMove,
    { action, note }: { readonly action: string; readonly note: string },
  ) =>
    recordAudit(tx, core, by, {
      action,
      subject: `${move.brand}/${move.account}`,
      before: move.from_account ?? '',
      after: move.to_account ?? '',
      note,
    });

  /** The head of a team and the new agent above; a failure if one of them does not exist. */
  async function ends(
    reader: Tx | typeof db.read,
    { brand, account, to }: { brand: string; account: string; to: string | null },
  ): Promise<Outcome<{ head: Placed; target: Placed | null }, 'not-found'>> {
    const head = await placed(reader, { brand, account });
    const target = to === null ? null : await placed(reader, { brand, account: to });
    if (!head || (to !== null && !target)) return unknownAccount;
    return done({ head, target });
  }

  /** Carries a stored move out, under the locks of the tree and of the team. */
  async function carryOut(
    tx: Tx,
    move: NamedMove,
    decided: { readonly by: Person; readonly note: string },
  ): Promise<Outcome<void, 'team-move-refused'>> {
    const before = await placed(tx, { id: move.member_id });
    if (!before) throw new Error(`${move.member_id} has a move but no account`);
    await lockTeam(tx, before);
    const target = move.to_id && (await placed(tx, { id: move.to_id }));
    const { obstacles } = await previewOf(tx, before, target || null);
    const [obstacle] = obstacles;
    if (obstacle)
      return fail('team-move-refused', {
        detail: `${obstacle.rule}: ${obstacle.first}, ${obstacle.second}`,
      });
    await moveTeam(tx, before, target || null);
    await decideMove(tx, move.id, { ...decisionOf(decided, clock.now()), state: 'moved' });
    await record(tx, decided.by, move, { action: 'agent.team-moved', note: decided.note });
    return done(undefined);
  }

  async function rowOf(
    order: Order,
    by: Person,
    key: string,
    preview: TeamMovePreview,
    at: {
      readonly head: Placed;
      readonly target: Placed | null;
    },
  ): Promise<MoveRow> {
    return {
      id: ids.next('tmv'),
      brand: order.brand,
      member_id: at.head.id,
      from_id: at.head.upline_id,
      to_id: at.target?.id ?? null,
      members: preview.members,
      state: 'proposed',
      note: order.note,
      operator_id: by.id,
      operator: by.name,
      request_key: `${by.id}:${key}`,
      proposed_at: clock.now(),
      decided_by_id: null,
      decided_by: null,
      decided_at: null,
      decision_note: null,
    };
  }

  const shown = async (id: TeamMoveId, brand: string): Promise<TeamMove> => {
    const move = await moveBy(db.read, { id, brand });
    if (!move) throw new Error(`the move ${id} has disappeared`);
    return shownMove(move);
  };

  /** A move that waits for a decision, locked with the tree. */
  async function waiting(tx: Tx, { brand, id }: Pick<Decision, 'brand' | 'id'>) {
    await lockTree(tx, brand);
    const move = await moveBy(tx, { id, brand });
    if (!move) return fail('not-found', { detail: 'There is no such move.' });
    return move.state === 'proposed'
      ? done(move)
      : fail('already-decided', { detail: `${move.decided_by} has decided about it.` });
  }

  return {
    ...createAgentTree(core, { lottery }),

    async preview({
      brand,
      account,
      to,
    }: InputOf<typeof calls.previewTeamMove>): Promise<Outcome<TeamMovePreview, 'not-found'>> {
      const found = await ends(db.read, { brand, account, to: to ?? null });
      if (!found.ok) return found;
      return done(await previewOf(db.read, found.value.head, found.value.target));
    },

    async propose(
      order: Order,
      by: Person,
      key: string,
    ): Promise<
      Outcome<
        TeamMove,
        'not-found' | 'team-move-refused' | 'place-taken' | 'idempotency-key-reused'
      >
    > {
      const proposed = await db.transaction(async (tx) => {
        await lockTree(tx, order.brand);
        const found = await ends(tx, order);
        if (!found.ok) return found;
        const { head, target } = found.value;
        const earlier = await moveBy(tx, { key: `${by.id}:${key}` });
        if (earlier)
          return earlier.member_id === head.id && earlier.to_id === (target?.id ?? null)
            ? done(earlier.id)
            : fail('idempotency-key-reused');
        const preview = await previewOf(tx, head, target);
        if (preview.obstacles.length > 0) return fail('team-move-refused');
        const row = await rowOf(order, by, key, preview, found.value);
        if (!(await addMove(tx, row))) return waitingAlready;
        const move = { ...row, ...namesOf(head, target, preview) };
        if (preview.needsSecondPerson) {
          await record(tx, by, move, { action: 'agent.team-move-proposed', note: order.note });
          return done(row.id);
        }
        const moved = await carryOut(tx, move, { by, note: order.note });
        return moved.ok ? done(row.id) : moved;
      });
      return proposed.ok ? done(await shown(proposed.value, order.brand)) : proposed;
    },

    async confirm(
      { brand, id, note }: Decision,
      by: Person,
    ): Promise<
      Outcome<
        TeamMove,
        'not-found' | 'already-decided' | 'second-person-needed' | 'team-move-refused'
      >
    > {
      const confirmed = await db.transaction(async (tx) => {
        const found = await waiting(tx, { brand, id });
        if (!found.ok) return found;
        const pair = { first: found.value.operator_id, second: by.id };
        return (await pairRefusal(tx, core, pair)) ?? carryOut(tx, found.value, { by, note });
      });
      return confirmed.ok ? done(await shown(id, brand)) : confirmed;
    },

    async refuse(
      { brand, id, note }: Decision,
      by: Person,
    ): Promise<Outcome<TeamMove, 'not-found' | 'already-decided'>> {
      const refused = await db.transaction(async (tx) => {
        const found = await waiting(tx, { brand, id });
        if (!found.ok) return found;
        await decideMove(tx, id, { ...decisionOf({ by, note }, clock.now()), state: 'refused' });
        await record(tx, by, found.value, { action: 'agent.team-move-refused', note });
        return done(undefined);
      });
      return refused.ok ? done(await shown(id, brand)) : refused;
    },

    async moves({
      brand,
      before,
      limit = pageSize,
    }: InputOf<typeof calls.teamMoves>): Promise<Page<TeamMove>> {
      const rows = await movesOf(db.read, { brand, before, limit: limit + 1 });
      const page = rows.slice(0, limit);
      return {
        rows: page.map(shownMove),
        next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
      };
    },
  };
}

const namesOf = (head: Placed, target: Placed | null, { from }: TeamMovePreview) => ({
  account: head.username,
  from_account: from,
  to_account: target?.username ?? null,
});

const decisionOf = ({ by, note }: { by: Person; note: string }, now: Date) => ({
  decided_by_id: by.id,
  decided_by: by.name,
  decided_at: now,
  decision_note: note,
});

const waitingAlready = fail('place-taken', { detail: 'A move of this team waits for a decision.' });
