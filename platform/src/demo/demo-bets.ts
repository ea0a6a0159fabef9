import type { Core } from '../core.ts';
import type { Brand } from '../modules/brands/index.ts';
import type { MemberRecord } from '../modules/identity/index.ts';
import type { Lottery } from '../modules/lottery/index.ts';

interface DemoBet {
  readonly brand: Brand;
  readonly member: MemberRecord;
  readonly gameId: string;
  readonly stake: string;
  readonly key: string;
}

type BetPlaces = Pick<Lottery, 'tables' | 'priceList' | 'placeTicket'>;

/** Bets on one listed choice of the game's open draw, picked at random; `false` while no draw is open. */
export async function placeDemoBet(
  core: Pick<Core, 'random'>,
  lottery: BetPlaces,
  { brand, member, gameId, stake, key }: DemoBet,
): Promise<boolean> {
  const [tables, prices] = await Promise.all([
    lottery.tables(brand),
    lottery.priceList({ brand, member: null }, { gameId }),
  ]);
  const draw = tables.find(({ game }) => game.gameId === gameId)?.current;
  if (draw?.state !== 'open' || !prices.ok) return false;
  const { priceVersion, prizeMode, playTypes } = prices.value;
  const lines = playTypes.flatMap(({ code: playType, choices }) =>
    choices.map(({ code: choice }) => ({ playType, choice, stake })),
  );
  const line = lines[picked(core, lines.length)];
  if (!line) return false;
  const slip = { drawId: draw.id, priceVersion, prizeMode, lines: [line] };
  await lottery.placeTicket(asSignedIn(member, brand), slip, key);
  return true;
}

export function picked({ random }: Pick<Core, 'random'>, count: number): number {
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
