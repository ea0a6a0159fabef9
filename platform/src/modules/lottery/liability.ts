import {
  formatAmount,
  parseAmount,
  type DecimalAmount,
  type GameBounds,
  type NumberRule,
} from '@croupier/contracts';
import type { Core, Db, Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Operator } from '../identity/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { Catalogue } from './catalogue.ts';
import { partsOf } from './definitions/winners.ts';
import {
  allCapsOf,
  capsOf,
  liftCap,
  liftRestriction,
  putCap,
  putRestriction,
  restrictionsOf,
  rulesOfGames,
  subtractExposures,
  type Exposure,
  type PickRules,
} from './liability.store.ts';
import type { LiabilityClaim } from './liability-check.ts';

export interface RestrictedNumber {
  readonly gameId: string;
  readonly playType: string;
  readonly choice: string;
  readonly rule: NumberRule;
  readonly reason: string;
}

export interface CappedPlayType {
  readonly gameId: string;
  readonly playType: string;
  readonly currency: string;
  readonly cap: DecimalAmount | null;
}

/** What one number may cost, and which numbers are closed or pay half. */
export interface Liability {
  /** Picks that are closed or pay half: a price list shows them, pricing applies the half. */
  restrictions(reader: Tx | Db['read'], gameId: string): Promise<PickRules>;
  /** Gives the risk of cancelled lines back. */
  giveBack(tx: Tx, taking: LiabilityClaim): Promise<void>;
  restrict(operator: Operator, number: RestrictedNumber): Promise<Outcome<void, 'not-found'>>;
  cap(operator: Operator, capped: CappedPlayType): Promise<Outcome<void, 'not-found'>>;
  /** What is closed, halved or capped in a game. */
  bounds(gameId: string): Promise<GameBounds>;
}

export function createLiability(
  core: Core,
  { catalogue }: { readonly catalogue: Catalogue },
): Liability {
  const { db, clock } = core;

  async function restrictions(reader: Tx | Db['read'], gameId: string): Promise<PickRules> {
    return (await rulesOfGames(reader, [gameId])).get(gameId) ?? new Map();
  }

  async function giveBack(tx: Tx, taking: LiabilityClaim): Promise<void> {
    const taken = await cappedExposures(tx, taking);
    if (taken.length > 0) await subtractExposures(tx, taking, taken);
  }

  function restrict(
    operator: Operator,
    { gameId, playType, choice, rule, reason }: RestrictedNumber,
  ) {
    return db.transaction(async (tx) => {
      if (!(await hasPlayType(gameId, playType))) return fail('not-found');
      const pick = `${playType}:${choice}`;
      const before = (await restrictions(tx, gameId)).get(pick) ?? 'open';
      if (rule === 'open') await liftRestriction(tx, { gameId, pick });
      else {
        const at = { set_by: operator.name, set_at: clock.now() };
        await putRestriction(tx, { game_id: gameId, pick, rule, reason, ...at });
      }
      await recordAudit(tx, core, operator, {
        action: 'draw.number-restricted',
        subject: `${gameId} ${pick}`,
        before,
        after: rule,
        note: reason,
      });
      return done(undefined);
    });
  }

  function cap(operator: Operator, { gameId, playType, currency, cap: wanted }: CappedPlayType) {
    return db.transaction(async (tx) => {
      if (!(await hasPlayType(gameId, playType))) return fail('not-found');
      if (wanted === null) await liftCap(tx, { gameId, playType, currency });
      else
        await putCap(tx, {
          game_id: gameId,
          play_type: playType,
          currency,
          cap_units: parseAmount(wanted) ?? 0n,
          set_by: operator.name,
          set_at: clock.now(),
        });
      await recordAudit(tx, core, operator, {
        action: 'draw.play-type-capped',
        subject: `${gameId} ${playType}`,
        before: '',
        after: wanted === null ? '' : `${wanted} ${currency}`,
        note: '',
      });
      return done(undefined);
    });
  }

  async function hasPlayType(gameId: string, playType: string): Promise<boolean> {
    const game = await catalogue.gameOf(gameId);
    return game?.playTypes.some(({ code }) => code === playType) ?? false;
  }

  return { restrictions, giveBack, restrict, cap, bounds: (gameId) => boundsOf(db.read, gameId) };
}

async function boundsOf(reader: Db['read'], gameId: string): Promise<GameBounds> {
  const restricted = await restrictionsOf(reader, gameId);
  const caps = await allCapsOf(reader, gameId);
  return {
    restrictions: restricted.map(({ pick, rule, reason, set_by: setBy }) => ({
      ...partsOf(pick),
      rule,
      reason,
      setBy,
    })),
    caps: caps.map(({ play_type: playType, currency, cap_units, set_by: setBy }) => ({
      playType,
      currency,
      cap: formatAmount(cap_units),
      setBy,
    })),
  };
}

/** The lines' risk by pick, of those whose play type has a cap. */
async function cappedExposures(
  tx: Tx,
  { gameId, opensAt, currency, lines }: LiabilityClaim,
): Promise<Exposure[]> {
  const caps = await capsOf(tx, { gameId, opensAt });
  const capped = new Set(
    caps.filter((cap) => cap.currency === currency).map(({ play_type }) => play_type),
  );
  const sums = new Map<string, bigint>();
  for (const { pick, payoutUnits } of lines) sums.set(pick, (sums.get(pick) ?? 0n) + payoutUnits);
  return [...sums]
    .filter(([pick]) => capped.has(partsOf(pick).playType))
    .map(([pick, payoutUnits]) => ({ pick, payoutUnits }));
}
