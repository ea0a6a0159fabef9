import { sql } from 'kysely';
import type { DrawId, TicketId } from '@croupier/contracts';
import type { Db } from '../../core.ts';

export interface LinePosition {
  readonly ticketId: string;
  readonly lineNo: number;
}

/** Accepted lines of a draw, each as one text, by ticket and line number. */
export async function linesInOrder(
  db: Db['read'],
  { drawId, after, limit }: { drawId: DrawId; after: LinePosition; limit: number },
) {
  const { rows } = await sql<{
    ticket_id: TicketId;
    line_no: number;
    text: string;
  }>`/* lottery-seal */
    SELECT ticket_id, line_no, concat_ws('|', ticket_id, line_no, pick, stake_units, odds_units,
      array_to_string(further_odds_units, ',')) AS text
    FROM lottery_line WHERE draw_id = ${drawId} AND (ticket_id, line_no) > (${after.ticketId}, ${after.lineNo}::int)
    ORDER BY ticket_id, line_no LIMIT ${limit}`.execute(db);
  return rows;
}
