import {
  formatAmount,
  parseAmount,
  type DecimalAmount,
  type DrawId,
  type GameBounds,
  type NumberRule,
} from '@croupier/contracts';
import type { Core, Db, Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Operator } from '../identity/index.ts';
import { keepDeed } from '../operators/index.ts';
import type { Catalogue } from './catalogue.ts';
import { partsOf } from './definitions/winners.ts';
import {
  addExposures,
  allCapsOf,
  capsOf,
  liftCap,
  liftRestriction,
  putCap,
  putRestriction,
  restrictionsOf,
  subtractExposures,
  type Exposure,
} from './liability.store.ts';

/** What lines of one slip may cost the house. */
export interface Taking {
  readonly drawId: DrawId;
  readonly gameId: string;
  /** The draw's own: only caps that were set before it count. */
  readonly opensAt: Date;
  readonly currency: string;
  readonly lines: readonly {
    /** Play type and choice, as `lo2:83`. */
    readonly pick: string;
    /** The most that the line can return. */
    readonly payoutUnits: bigint;
  }[];
}

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
  restrictions(reader: Tx | Db['read'], gameId: string): Promise<ReadonlyMap<string, NumberRule>>;
  /** Takes the lines' risk in the transaction that books them: all of it or none. */
  take(tx: Tx, taking: Taking): Promise<Outcome<null, 'number-closed' | 'liability-reached'>>;
  /** Gives the risk of cancelled lines back. */
  giveBack(tx: Tx, taking: Taking): Promise<void>;
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

  async function restrictions(
    reader: Tx | Db['read'],
    gameId: string,
  ): Promise<ReadonlyMap<string, NumberRule>> {
    const rows = await restrictionsOf(reader, gameId);
    return new Map(rows.map(({ pick, rule }) => [pick, rule]));
  }

  async function take(
    tx: Tx,
    taking: Taking,
  ): Promise<Outcome<null, 'number-closed' | 'liability-reached'>> {
    const rules = await restrictions(tx, taking.gameId);
    const closed = taking.lines.find(({ pick }) => rules.get(pick) === 'closed');
    if (closed)
      return fail('number-closed', {
        detail: `${numberOf(closed.pick)} is closed for this draw. Choose another number.`,
      });
    const wanted = await cappedExposures(tx, taking);
    if (wanted.length === 0) return done(null);
    const added = await addExposures(tx, taking, wanted);
    const refused = wanted.find(({ pick }) => !added.has(pick));
    if (!refused) return done(null);
    // What was added before the refusal must not stay: the caller's transaction ends with this answer.
    await subtractExposures(
      tx,
      taking,
      wanted.filter(({ pick }) => added.has(pick)),
    );
    return fail('liability-reached', {
      detail: `No more can be bet on ${numberOf(refused.pick)} in this draw. Bet less or choose another number.`,
    });
  }

  async function giveBack(tx: Tx, taking: Taking): Promise<void> {
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
      await keepDeed(tx, core, operator, {
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
      await keepDeed(tx, core, operator, {
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

  async function bounds(gameId: string): Promise<GameBounds> {
    const restricted = await restrictionsOf(db.read, gameId);
    const caps = await allCapsOf(db.read, gameId);
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

  return { restrictions, take, giveBack, restrict, cap, bounds };
}

/** The lines' risk by pick, of those whose play type has a cap. */
async function cappedExposures(
  tx: Tx,
  { gameId, opensAt, currency, lines }: Taking,
): Promise<Exposure[]> {
  const caps = new Map(
    (await capsOf(tx, { gameId, opensAt }))
      .filter((cap) => cap.currency === currency)
      .map(({ play_type, cap_units }) => [play_type, cap_units]),
  );
  const sums = new Map<string, bigint>();
  for (const { pick, payoutUnits } of lines) sums.set(pick, (sums.get(pick) ?? 0n) + payoutUnits);
  return [...sums].flatMap(([pick, payoutUnits]) => {
    const capUnits = caps.get(pick.split(':')[0] ?? '');
    return capUnits === undefined ? [] : [{ pick, payoutUnits, capUnits }];
  });
}

function numberOf(pick: string): string {
  return pick.slice(pick.indexOf(':') + 1);
}
