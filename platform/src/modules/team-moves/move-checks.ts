import { teamMovedAlone, type TeamMovePreview } from '@croupier/contracts';
import type { Db, Tx } from '../../core.ts';
import { fail } from '../../outcome.ts';
import { hasContractAbove } from '../agent-contracts/index.ts';
import { agentTypes } from '../identity/index.ts';
import { highestGroup, lowestGroup, placed, teamSize, type MovableMember } from './moves.store.ts';

export const unknownAccount = fail('not-found', {
  detail: 'This brand has no member of that name.',
});

type Reader = Db['read'] | Tx;
type Obstacle = TeamMovePreview['obstacles'][number];

/** What the move of a team below an agent, or below none, changes, and which rules forbid it. */
export async function previewOf(
  reader: Reader,
  head: MovableMember,
  to: MovableMember | null,
): Promise<TeamMovePreview> {
  const former = head.upline_id && (await placed(reader, { id: head.upline_id }));
  const size = await teamSize(reader, head);
  return {
    from: former ? former.username : null,
    ...size,
    needsSecondPerson: size.members > teamMovedAlone,
    obstacles: await obstaclesTo(reader, { head, to, former: former || null }),
  };
}

interface Move {
  readonly head: MovableMember;
  readonly to: MovableMember | null;
  readonly former: MovableMember | null;
}

async function obstaclesTo(reader: Reader, { head, to, former }: Move): Promise<Obstacle[]> {
  const obstacles: Obstacle[] = [];
  const add = (rule: Obstacle['rule'], first: string, second: string) =>
    obstacles.push({ rule, first, second });
  if (head.upline_id === (to?.id ?? null)) add('same-place', head.username, to?.username ?? '');
  if (former && (await hasContractAbove(reader, head.id)))
    add('contract', former.username, head.username);
  if (!to) return obstacles;
  if (!agentTypes.includes(to.type) || to.status !== 'active')
    add('not-agent', to.username, head.username);
  if (to.id === head.id || to.path.startsWith(`${head.path}${head.id}/`))
    add('own-team', to.username, head.username);
  const [high, low] = [await highestGroup(reader, head), await lowestGroup(reader, to)];
  if (high && low && high.prize_group > low.prize_group)
    add(
      'prize-group',
      `${low.username} (${low.prize_group})`,
      `${high.username} (${high.prize_group})`,
    );
  return obstacles;
}
