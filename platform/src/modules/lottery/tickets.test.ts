import type { TicketId } from '@croupier/contracts';
import { lotteryTable, type LotteryTable } from '../../testing/lottery-table.ts';
import type { Member } from '../identity/index.ts';
import { accounts } from '../ledger/index.ts';
import type { DrawRow } from './draw.store.ts';

let table: LotteryTable;
beforeAll(async () => {
  table = await lotteryTable({}, { connections: 12, games: ['k3-1m', 'ssc-1m', 'wingo-1m'] });
});

async function placed(member: Member, draw: DrawRow, lines: [string, string][]): Promise<TicketId> {
  const answer = await table.bet(member, draw, lines);
  if (!answer.ok) throw new Error(answer.code);
  return answer.value.id;
}

test('a ticket that is cancelled before the lock refunds its whole stake, once', async () => {
  const rahim = await table.member('100.00');
  const draw = await table.openDraw();
  const id = await placed(rahim, draw, [
    ['two-sided:big', '10.00'],
    ['two-sided:small', '10.00'],
  ]);
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => table.lottery.cancel(rahim, id)),
  );
  expect(answers.every(({ ok }) => ok)).toBe(true);
  expect(answers[0]).toMatchObject({
    value: { state: 'cancelled', isCancellable: false, lines: [{ state: 'cancelled' }, {}] },
  });
  expect(await table.balance(rahim)).toBe('100.00');
  expect(await table.ledger.total(accounts.drawStakes(draw.id), 'BDT')).toBe(0n);

  await table.drawNow(draw);
  await table.lottery.settlement.settleAll();
  expect(await table.balance(rahim)).toBe('100.00');
  expect((await table.draw(draw.id)).state).toBe('settled');
  expect((await table.lottery.tickets(rahim, {})).rows[0]).toMatchObject({
    state: 'cancelled',
    payout: '0.00',
  });
  expect(await table.ledger.report()).toMatchObject({ mismatches: 0 });
});

test('a refunded stake can be staked on the draw again', async () => {
  const rahim = await table.member('200000.00');
  const draw = await table.openDraw();
  const four: [string, string][] = ['big', 'small', 'odd', 'even'].map((side) => [
    `two-sided:${side}`,
    '25000.00',
  ]);
  const id = await placed(rahim, draw, four);
  expect(await table.bet(rahim, draw, [['sum:10', '1.00']])).toMatchObject({
    code: 'bet-limit-exceeded',
  });
  await table.lottery.cancel(rahim, id);
  expect(await table.bet(rahim, draw, [['sum:10', '1.00']])).toMatchObject({ ok: true });
});

test('after the lock a ticket cannot be cancelled, and another member’s ticket is not found', async () => {
  const [rahim, karim] = [await table.member('100.00'), await table.member('100.00')];
  const draw = await table.openDraw();
  const id = await placed(rahim, draw, [['sum:10', '5.00']]);
  expect(await table.lottery.cancel(karim, id)).toMatchObject({ code: 'not-found' });
  expect(await table.lottery.ticketLines(karim, { ticketId: id })).toMatchObject({
    code: 'not-found',
  });
  table.core.clock.set(draw.locks_at);
  expect(await table.lottery.cancel(rahim, id)).toMatchObject({ code: 'draw-closed' });
  expect(await table.balance(rahim)).toBe('95.00');
});

test('a pasted list of ten thousand lines is one ticket, whose lines are read in pages', async () => {
  const rahim = await table.member('1000.00');
  const draw = await table.openDraw('ssc-1m');
  const lines = Array.from({ length: 10_000 }, (_, index): [string, string] => [
    `five-direct:${String(index * 7).padStart(5, '0')}`,
    '0.02',
  ]);
  const id = await placed(rahim, draw, lines);
  expect(await table.balance(rahim)).toBe('800.00');
  const [ticket] = (await table.lottery.tickets(rahim, {})).rows;
  expect(ticket).toMatchObject({ lineCount: 10_000, stake: '200.00' });
  expect(ticket?.lines).toHaveLength(50);
  const last = await table.lottery.ticketLines(rahim, { ticketId: id, after: 9_999 });
  expect(last).toMatchObject({ value: [{ lineNo: 10_000, choice: '69993' }] });
});

test('a line with tiers is paid for each of its hits, at the odds accepted when it was placed', async () => {
  const rahim = await table.member('100.00');
  const draw = await table.openDraw('wingo-1m');
  await placed(rahim, draw, [
    ['colour:green', '10.00'],
    ['colour:red', '10.00'],
    ['colour:violet', '10.00'],
  ]);
  const [digit = -1] = (await table.drawNow(draw)).result ?? [];
  await table.lottery.settlement.settleAll();
  const own = digit % 5 === 0 ? 14.7 : 19.6;
  const violet = digit % 5 === 0 ? 44.1 : 0;
  expect(await table.balance(rahim)).toBe((70 + own + violet).toFixed(2));
});
