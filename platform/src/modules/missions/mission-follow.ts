import type { MemberId } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import type { Brand } from '../brands/index.ts';
import type { Live } from '../live/index.ts';
import { isCurrent } from './mission-period.ts';
import { standingsOf, type Standing } from './mission-standings.ts';
import {
  addCompletion,
  addOpening,
  dropCompletion,
  missionsOf,
  type MissionRow,
} from './missions.store.ts';

export interface MissionFollow {
  /** Records what members completed, opens what follows, and answers how far they are. */
  follow(brand: Brand, members: readonly MemberId[]): Promise<readonly Standing[]>;
  /** The same from what the caller's transaction sees, without recording. */
  standings(tx: Tx, brand: Brand, member: MemberId): Promise<readonly Standing[]>;
}

/** One run follows a chain for at most this many rounds; the next run continues. */
const roundsAtMost = 5;

export function createMissionFollow(
  { db, clock }: Pick<Core, 'db' | 'clock'>,
  { live }: { readonly live: Pick<Live, 'publishAll'> },
): MissionFollow {
  const queryFor = (
    brand: Brand,
    missions: readonly MissionRow[],
    members: readonly MemberId[],
  ) => ({
    members,
    missions,
    currency: brand.currency,
    timeZone: brand.settings.profile.timeZone,
    now: clock.now(),
  });

  async function record(
    missions: readonly MissionRow[],
    standings: readonly Standing[],
  ): Promise<boolean> {
    const changed = standings.filter(isToRecord);
    const opening = standings.filter((one) => isToOpen(one, standings, missions));
    if (changed.length === 0 && opening.length === 0) return false;
    await db.transaction(async (tx) => {
      const states = [];
      for (const one of changed) states.push(...(await recordOne(tx, one)));
      for (const { member, mission, window, sums } of opening)
        await addOpening(
          tx,
          { member, mission: mission.id, day: window.from, baseline: sums },
          clock.now(),
        );
      await live.publishAll(tx, states);
    });
    return true;
  }

  async function recordOne(tx: Tx, { member, mission, window, isReached }: Standing) {
    const key = { member, mission: mission.id, day: window.from };
    const { claimUntil } = window;
    const isChanged = isReached
      ? await addCompletion(tx, { ...key, completedAt: clock.now(), claimUntil })
      : await dropCompletion(tx, key);
    const state = isReached ? ('completed' as const) : ('open' as const);
    const event = { topic: 'mission.changed' as const, audience: { member } };
    return isChanged ? [{ ...event, payload: { id: mission.id, state } }] : [];
  }

  function isToOpen(
    { member, mission, state, window }: Standing,
    standings: readonly Standing[],
    missions: readonly MissionRow[],
  ): boolean {
    const { after } = mission.terms;
    if (state !== 'locked' || after === null || !isCurrent(mission, clock.now())) return false;
    const before = missions.find(({ id }) => id === after);
    return standings.some(
      (one) =>
        one.member === member &&
        one.mission.id === before?.id &&
        one.completion !== null &&
        (mission.terms.period === 'once' || one.window.from === window.from),
    );
  }

  return {
    async follow(brand, members) {
      const missions = await missionsOf(db.read, brand.code);
      let standings: readonly Standing[] = [];
      for (let round = 0; round < roundsAtMost; round++) {
        standings = await standingsOf(db.read, queryFor(brand, missions, members));
        if (!(await record(missions, standings))) break;
      }
      return standings;
    },

    async standings(tx, brand, member) {
      const missions = await missionsOf(tx, brand.code);
      return standingsOf(tx, queryFor(brand, missions, [member]));
    },
  };
}

/** Completed just now, or completed by bets that came back. */
const isToRecord = ({ state, isReached }: Standing): boolean =>
  (state === 'open' && isReached) || (state === 'completed' && !isReached);
