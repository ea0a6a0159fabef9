import { repeat } from '@croupier/provider/repeat';
import { takeDueRounds, takeStep, type Round } from './rounds.store.ts';
import { advance, leaseMs, type Settling } from './settle.ts';

const everyMs = 500;
/** Only abandoned rounds wait for it: those of a player at a game are completed at once. */
const idleMs = 2_000;
const atOnce = 20;

/**
 * Completes abandoned rounds: after a killed process, or while a wallet was down. Runs until `stop`, which
 * waits for work in progress.
 */
export const startResuming = (settling: Settling): { stop(): Promise<void> } =>
  repeat(() => resumeDue(settling), everyMs, idleMs);

/** Takes due rounds one step further, or to their end. Never rejects. */
export async function resumeDue(settling: Settling): Promise<void | 'idle'> {
  const now = settling.now();
  const leaseEnd = new Date(now.getTime() + leaseMs);
  try {
    const rounds = await takeDueRounds(settling.db.read, { now, leaseEnd, limit: atOnce });
    if (rounds.length === 0) return 'idle';
    await Promise.all(rounds.map((round) => resume(settling, round)));
  } catch (error) {
    settling.log.warn({ err: error }, 'rounds could not be resumed');
  }
}

/** An abandoned bet is uncertain: it is rolled back, not sent again. */
async function resume(settling: Settling, round: Round): Promise<void> {
  if (round.state === 'betting') {
    const isMine = await takeStep(
      settling.db.read,
      round.id,
      { from: 'betting', to: 'rolling-back' },
      { attempts: 0 },
    );
    if (!isMine) return;
    await advance(settling, { ...round, state: 'rolling-back', attempts: 0 });
    return;
  }
  await advance(settling, round);
}
