import PQueue from 'p-queue';
import { roundById } from '../../rounds/rounds.store.ts';
import { advance, type Settling } from '../../rounds/settle.ts';
import type { EventStream } from '@croupier/provider/event-stream';
import { sweepMsOf } from '../start-ticking.ts';
import { showRace } from './race-view.ts';
import {
  callOff,
  endRace,
  returnStrandedBets,
  isOver,
  openRace,
  startRace,
  unservedMs,
  type RaceGame,
} from './race-steps.ts';
import { latestRace, type Race } from './races.store.ts';

export interface Races {
  /** Performs the steps that are due, and sends changes to the room. Never rejects. */
  tick(): Promise<void | 'idle'>;
  /** Waits for the payments in progress. */
  settled(): Promise<void>;
}

const showMs = 600;
/** How long a result is shown before the next race opens. */
export const restMs = 5_000;
/** A race ends for everybody at once; the limit keeps the requests to the wallet from coming at once. */
const payAtOnce = 20;

/** The room of a boat race: holds race after race while there are viewers, and settles every stake. */
export function createRaces(settling: Settling, game: RaceGame, stream: EventStream): Races {
  const { db, now, log } = settling;
  const payments = new PQueue({ concurrency: payAtOnce });
  let shown = '';
  let shownAt = 0;
  let sweptAt = 0;
  let isQuiet = false;

  /** Payments run beside the race, so the race never waits for the wallet. */
  function settle(rounds: readonly string[]): void {
    for (const id of rounds) void payments.add(() => pay(id));
  }

  async function pay(id: string): Promise<void> {
    try {
      await advance(settling, await roundById(db.read, id));
    } catch (error) {
      log.warn({ err: error, round: id }, 'a round waits for its next try');
    }
  }

  async function step(): Promise<void> {
    const race = await latestRace(db.read, game.code);
    isQuiet = race?.state !== 'betting' && race?.state !== 'racing';
    if (race?.state === 'betting') return stepBetting(race);
    if (race?.state === 'racing') {
      if (isOver(race, game, now())) settle(await endRace(settling, race.id));
      return;
    }
    const restedAt = (race?.ended_at?.getTime() ?? 0) + restMs;
    if (stream.count > 0 && now().getTime() >= restedAt) await openRace(settling, game);
  }

  async function stepBetting(race: Race): Promise<void> {
    const lateMs = now().getTime() - race.locks_at.getTime();
    if (lateMs > unservedMs) await callOff(settling, race);
    else if (lateMs >= 0) await startRace(settling, race.id);
  }

  async function sweep(): Promise<void> {
    sweptAt = now().getTime();
    const race = await latestRace(db.read, game.code);
    settle(await returnStrandedBets(settling, game, race?.state === 'betting' ? race.id : ''));
  }

  /** Sends only changes, and the pools no more often than a person can read them. */
  async function show(): Promise<void> {
    const at = now().getTime();
    if (stream.count === 0 || at - shownAt < showMs) return;
    shownAt = at;
    const view = await showRace(settling, game.code);
    const text = JSON.stringify({ ...view, at: 0 });
    if (text === shown) return;
    shown = text;
    stream.send({ name: 'race', data: view });
  }

  return {
    async tick(): Promise<void | 'idle'> {
      const isEmpty = isQuiet && stream.count === 0;
      const isSweepDue = now().getTime() - sweptAt >= sweepMsOf(isEmpty);
      if (isEmpty && !isSweepDue) return 'idle';
      try {
        await step();
        if (isSweepDue) await sweep();
        await show();
      } catch (error) {
        log.warn({ err: error }, 'a race waits for its next tick');
      }
    },
    settled: () => payments.onIdle(),
  };
}
