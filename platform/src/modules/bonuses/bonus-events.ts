import type { Tx } from '../../core.ts';
import type { Live } from '../live/index.ts';
import type { BonusRow } from './bonus.ts';

/** Sends events to members when their bonuses start, change or end. */
export function publishBonusEvents(
  tx: Tx,
  live: Pick<Live, 'publishAll'>,
  bonuses: readonly Pick<BonusRow, 'id' | 'member_id' | 'state'>[],
): Promise<void> {
  return live.publishAll(
    tx,
    bonuses.map(({ id, member_id: member, state }) => ({
      topic: 'bonus.changed',
      audience: { member },
      payload: { id, state },
    })),
  );
}
