import type { InputOf, Page, TeamMove, TeamMovePreview, calls } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Brands } from '../brands/index.ts';
import type { Identity } from '../identity/index.ts';
import type { Lottery } from '../lottery/index.ts';
import { createAgentTree } from './agent-tree.ts';
import { createAgentTypes } from './agent-types.ts';
import { previewOf } from './move-checks.ts';
import { createMoveDecisions } from './move-decisions.ts';
import { createMoveSteps, type Order, type Person } from './move-steps.ts';
import { addMove, lockTree, moveBy, movesOf, type MovableMember } from './moves.store.ts';
import { shownMove } from './shown-move.ts';

export type TeamMoves = ReturnType<typeof createTeamMoves>;

const pageSize = 20;

/** The operators' tree of agents, moves of whole teams, and marks of agents and members who share something. */
export function createTeamMoves(
  core: Core,
  {
    brands,
    identity,
    lottery,
  }: {
    readonly brands: Pick<Brands, 'byCode'>;
    readonly identity: Pick<Identity, 'inviteCodeOf'>;
    readonly lottery: Pick<Lottery, 'prizeGroupsOf'>;
  },
) {
  const { db } = core;
  const steps = createMoveSteps(core);
  const { carryOut, ends, record, rowOf, shown } = steps;

  return {
    ...createAgentTree(core, { brands, lottery }),
    ...createAgentTypes(core, { identity }),
    ...createMoveDecisions(core, steps),

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
        const row = rowOf(order, by, key, preview, found.value);
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

const namesOf = (head: MovableMember, target: MovableMember | null, { from }: TeamMovePreview) => ({
  account: head.username,
  from_account: from,
  to_account: target?.username ?? null,
});

const waitingAlready = fail('place-taken', { detail: 'A move of this team waits for a decision.' });
