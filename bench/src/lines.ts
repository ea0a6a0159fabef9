import { formatAmount, type DrawId } from '@croupier/contracts';
import type { Lottery } from '@croupier/platform/modules/lottery/index';
import { withDatabase } from './bench-database.ts';
import { fund, openLedger } from './bench-ledger.ts';
import { bettorOf, fundBettors, lotteryOn, openTable } from './bettors.ts';
import { ledgerRate } from './ledger.ts';
import type { Row } from './row.ts';

const clients = 16;
const bettors = 200;
const seconds = 6;
const linesOfTicket = [1, 10, 100];

/**
 * Lines accepted per second, by the length of the ticket, compared with bookings of the ledger alone by the
 * same number of clients.
 */
export async function lineRows(): Promise<Row[]> {
  return withDatabase(async ({ url }) => {
    await fund(url);
    const { core } = openLedger(url);
    const lottery = lotteryOn(core);
    await fundBettors(core, bettors);
    const drawId = await openTable(core, lottery, 'ssc-daily');
    const transfers = await ledgerRate(url);
    const rows: Row[] = [];
    for (const lines of linesOfTicket) {
      const tickets = await ticketRate(lottery, drawId, lines);
      rows.push({
        what: `lottery lines accepted, ${lines} a ticket`,
        unit: 'per s',
        value: tickets * lines,
        baseline: { name: 'ledger transfers, one a transaction', value: transfers },
      });
    }
    await core.db.close();
    return rows;
  });
}

async function ticketRate(lottery: Lottery, drawId: DrawId, lines: number): Promise<number> {
  const until = performance.now() + seconds * 1000;
  let placed = 0;
  const client = async (number: number) => {
    for (let turn = 0; performance.now() < until; turn++) {
      const member = bettorOf((number + turn * clients) % bettors);
      const slip = { drawId, priceVersion: 1, lines: slipLines(lines) };
      const answer = await lottery.placeTicket(member, slip, `lines-${lines}-${number}-${turn}`);
      if (!answer.ok) throw new Error(`a ticket of the bench was refused: ${answer.code}`);
      placed += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, number) => client(number)));
  return placed / seconds;
}

function slipLines(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    playType: 'front3-direct',
    choice: String(index).padStart(3, '0'),
    stake: formatAmount(100_000n),
  }));
}
