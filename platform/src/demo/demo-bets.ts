import type { PrizeMode } from '@croupier/contracts';
import type { Core } from '../core.ts';
import type { Brand } from '../modules/brands/index.ts';
import type { MemberRecord } from '../modules/identity/index.ts';
import type { Lottery } from '../modules/lottery/index.ts';

interface DemoBet {
  readonly member: MemberRecord;
  readonly stake: string;
  readonly key: string;
}

interface DemoGame {
  readonly gameId: string;
  /** The game's first one unless given. */
  readonly prizeMode?: PrizeMode;
}

type BetPlaces = Pick<Lottery, 'tables' | 'priceList' | 'placeTicket'>;

/** Bets on the game's open draw, each on one listed choice picked at random; `null` while no draw is open. */
export async function demoBetsOn(
  core: Pick<Core, 'random'>,
  lottery: BetPlaces,
  { brand, ...game }: { readonly brand: Brand } & DemoGame,
): Promise<((bet: DemoBet) => Promise<void>) | null> {
  const [tables, prices] = await Promise.all([
    lottery.tables(brand),
    lottery.priceList({ brand, member: null }, game),
  ]);
  const draw = tables.find((table) => table.game.gameId === game.gameId)?.current;
  if (draw?.state !== 'open' || !prices.ok) return null;
  const { priceVersion, prizeMode, playTypes } = prices.value;
  const picks = playTypes.flatMap(({ code: playType, choices }) =>
    choices.map(({ code: choice }) => ({ playType, choice })),
  );
  return async ({ member, stake, key }) => {
    const pick = picks[picked(core, picks.length)];
    if (!pick) return;
    const slip = { drawId: draw.id, priceVersion, prizeMode, lines: [{ ...pick, stake }] };
    await lottery.placeTicket(asSignedIn(member, brand), slip, key);
  };
}

function picked({ random }: Pick<Core, 'random'>, count: number): number {
  const [high = 0, low = 0] = random.bytes(2);
  return count === 0 ? 0 : (high * 256 + low) % count;
}

/** The member as in a session of theirs. */
export const asSignedIn = (member: MemberRecord, { currency }: Pick<Brand, 'currency'>) => ({
  ...member,
  currency,
  token: '',
  lastLoginAt: null,
});
