import type { ComplianceProfile, MemberId, SlipInput } from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { complianceIn } from '../brands/index.ts';
import type { Member } from '../identity/index.ts';
import type { Catalogue } from './catalogue.ts';
import type { GameDefinition } from './definitions/game-definition.ts';
import type { DrawRow } from './draw.store.ts';
import { rulesOfGames, type PickRules } from './liability.store.ts';
import { prizeGroupsOf } from './prize-group.store.ts';
import { isOpenForBets, price, type PricedSlip } from './price.ts';

/** A slip and the draw that its transaction has locked. */
export interface LockedSlip {
  readonly member: Member;
  readonly draw: DrawRow;
  readonly slip: SlipInput;
}

/** The terms at which a slip is accepted; a chase stores them, too. */
export interface AcceptedBet {
  readonly draw: DrawRow;
  readonly game: GameDefinition;
  readonly slip: PricedSlip;
}

/** Everything that slips are judged by, read once per transaction. */
export interface BetTerms {
  readonly rules: ReadonlyMap<string, PickRules>;
  /** Prices the slip for the member's brand, if the draw takes bets. */
  accept(
    slip: LockedSlip,
    at: { readonly now: Date; readonly stakedUnits: bigint },
  ): Outcome<
    AcceptedBet,
    'draw-closed' | 'not-found' | 'price-changed' | 'invalid-input' | 'bet-limit-exceeded'
  >;
}

export async function readTerms(
  tx: Tx,
  catalogue: Catalogue,
  slips: readonly LockedSlip[],
): Promise<BetTerms> {
  const gameIds = [...new Set(slips.map(({ draw }) => draw.game_id))];
  const games = await catalogue.gamesOf(tx, gameIds);
  const formers = await formersOf(tx, catalogue, { games, slips });
  const rules = await rulesOfGames(tx, gameIds);
  const profiles = await profilesOf(tx, slips);
  const groups = await groupsOf(tx, slips);

  return {
    rules,
    accept({ member, draw, slip }, { now, stakedUnits }) {
      if (!isOpenForBets(draw, now))
        return fail('draw-closed', {
          detail: 'Betting on this draw is over. Bet on the next one.',
        });
      const game = games.get(draw.game_id);
      const profile = profiles.get(member.brand);
      if (!game || !profile) return fail('not-found');
      const former = formers.get(versionKey(game.gameId, slip.priceVersion)) ?? null;
      const priced = price({ game, former }, slip, {
        currency: member.currency,
        profile,
        stakedUnits,
        restricted: rules.get(game.gameId) ?? new Map(),
        prizeGroup: groups.get(member.id) ?? null,
      });
      return priced.ok ? done({ draw, game, slip: priced.value }) : priced;
    },
  };
}

type Games = ReadonlyMap<string, GameDefinition>;

const versionKey = (gameId: string, version: number) => `${gameId}@${version}`;

/** The outdated price versions that slips name. */
async function formersOf(
  tx: Tx,
  catalogue: Catalogue,
  { games, slips }: { readonly games: Games; readonly slips: readonly LockedSlip[] },
): Promise<Games> {
  const formers = new Map<string, GameDefinition>();
  for (const { draw, slip } of slips) {
    const game = games.get(draw.game_id);
    if (!game || slip.priceVersion >= game.priceVersion) continue;
    const former = await catalogue.versionOf(game.gameId, slip.priceVersion, tx);
    if (former) formers.set(versionKey(game.gameId, slip.priceVersion), former);
  }
  return formers;
}

async function profilesOf(
  tx: Tx,
  slips: readonly LockedSlip[],
): Promise<ReadonlyMap<string, ComplianceProfile>> {
  const profiles = new Map<string, ComplianceProfile>();
  for (const brand of new Set(slips.map(({ member }) => member.brand)))
    profiles.set(brand, await complianceIn(tx, brand));
  return profiles;
}

function groupsOf(tx: Tx, slips: readonly LockedSlip[]): Promise<ReadonlyMap<MemberId, number>> {
  return prizeGroupsOf(tx, [...new Set(slips.map(({ member }) => member.id))]);
}
