import type { TeamMove } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, type Outcome } from '../../outcome.ts';
import { pairRefusal } from '../operators/index.ts';
import { decisionOf, type Decision, type MoveSteps, type Person } from './move-steps.ts';
import { decideMove } from './moves.store.ts';

/** What a second operator decides about a proposed move. */
export function createMoveDecisions(core: Core, { carryOut, record, shown, waiting }: MoveSteps) {
  const { db, clock } = core;
  return {
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
  };
}
