import type { InputOf, TeamMove, TeamMoveId, TeamMovePreview, calls } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { recordAudit } from '../audit/index.ts';
import { lockTeam, moveTeam, type Operator } from '../identity/index.ts';
import { withSumsMoved } from '../reports/index.ts';
import { previewOf, unknownAccount } from './move-checks.ts';
import {
  decideMove,
  lockTree,
  moveBy,
  placed,
  type MoveRow,
  type NamedMove,
  type MovableMember,
} from './moves.store.ts';
import { shownMove } from './shown-move.ts';

export type Person = Pick<Operator, 'id' | 'name'>;
export type Order = InputOf<typeof calls.proposeTeamMove>;
export type Decision = InputOf<typeof calls.confirmTeamMove>;
export type MoveSteps = ReturnType<typeof createMoveSteps>;

/** The steps that proposals and decisions share. */
export function createMoveSteps(core: Core) {
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
  ): Promise<Outcome<{ head: MovableMember; target: MovableMember | null }, 'not-found'>> {
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
    await withSumsMoved(tx, before.id, () => moveTeam(tx, before, target || null));
    await decideMove(tx, move.id, { ...decisionOf(decided, clock.now()), state: 'moved' });
    await record(tx, decided.by, move, { action: 'agent.team-moved', note: decided.note });
    return done(undefined);
  }

  function rowOf(
    order: Order,
    by: Person,
    key: string,
    preview: TeamMovePreview,
    at: {
      readonly head: MovableMember;
      readonly target: MovableMember | null;
    },
  ): MoveRow {
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

  return { carryOut, ends, record, rowOf, shown, waiting };
}

export const decisionOf = ({ by, note }: { by: Person; note: string }, now: Date) => ({
  decided_by_id: by.id,
  decided_by: by.name,
  decided_at: now,
  decision_note: note,
});
