import type { GameCategory } from '@croupier/contracts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../core.ts';
import { categoryOf } from '../games/index.ts';
import type { GameRow } from '../providers/index.ts';

type Reader = Db['read'] | Tx;

/** The game that a booking belongs to; empty texts for a booking without one. */
export interface PlayedGame {
  readonly category: GameCategory | '';
  readonly vendor: string;
  readonly game: string;
}

/** The platform's own lottery as a vendor. */
export const lotteryVendor = 'LOTT';

/** Rounds, and jackpot draws by the round that won them. */
async function gamesOfRounds(
  reader: Reader,
  references: readonly string[],
): Promise<[string, PlayedGame][]> {
  const { rows } = await sql<Pick<GameRow, 'id' | 'kind' | 'provider'> & { reference: string }>`
    SELECT round.reference, game.id, game.kind, game.provider FROM (
      SELECT id AS reference, game_id FROM game_round WHERE id = ANY(${references}::text[])
      UNION ALL
      SELECT draw.id, won.game_id FROM jackpot_draw AS draw JOIN game_round AS won ON won.id = draw.winning_round
        WHERE draw.id = ANY(${references}::text[])
    ) AS round JOIN game ON game.id = round.game_id`.execute(reader);
  return rows.map(({ reference, ...game }) => [
    reference,
    { category: categoryOf(game), vendor: game.provider, game: game.id },
  ]);
}

/** Tickets, draws and chases of the lottery. */
async function gamesOfLottery(
  reader: Reader,
  references: readonly string[],
): Promise<[string, PlayedGame][]> {
  const { rows } = await sql<{ reference: string; game_id: string }>`
    SELECT id AS reference, game_id FROM lottery_ticket WHERE id = ANY(${references}::text[])
    UNION ALL SELECT id, game_id FROM lottery_draw WHERE id = ANY(${references}::text[])
    UNION ALL SELECT id, game_id FROM lottery_chase WHERE id = ANY(${references}::text[])`.execute(
    reader,
  );
  return rows.map(({ reference, game_id: game }) => [
    reference,
    { category: 'LOTT', vendor: lotteryVendor, game },
  ]);
}

/** The games of bookings by their references; a reference without a game is missing. */
export async function gamesOf(
  reader: Reader,
  references: readonly string[],
): Promise<ReadonlyMap<string, PlayedGame>> {
  const isOf = (prefixes: readonly string[]) =>
    references.filter((one) => prefixes.some((prefix) => one.startsWith(prefix)));
  const [rounds, bets] = [isOf(['rnd_', 'jkd_']), isOf(['tkt_', 'drw_', 'chs_'])];
  return new Map([
    ...(rounds.length > 0 ? await gamesOfRounds(reader, rounds) : []),
    ...(bets.length > 0 ? await gamesOfLottery(reader, bets) : []),
  ]);
}

/** The fees of deposits and withdrawals; one without a fee is missing. */
export async function feesOf(
  reader: Reader,
  references: readonly string[],
): Promise<ReadonlyMap<string, bigint>> {
  if (references.length === 0) return new Map();
  const { rows } = await sql<{ id: string; fee_units: bigint }>`
    SELECT id, fee_units FROM deposits WHERE id = ANY(${references}::text[]) AND fee_units > 0
    UNION ALL
    SELECT id, fee_units FROM withdrawals WHERE id = ANY(${references}::text[]) AND fee_units > 0`.execute(
    reader,
  );
  return new Map(rows.map(({ id, fee_units }) => [id, fee_units]));
}
