import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jackpotTable, type JackpotTable } from '@croupier/platform/testing/jackpot-table';
import { verifyDraw } from './verify-draw.mjs';

let table: JackpotTable;
beforeAll(async () => {
  table = await jackpotTable();
  await table.set();
  await table.jackpots.advance();
});

const folder = mkdtempSync(join(tmpdir(), 'verify-jackpot-'));

function saved(name: string, value: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify({ value }));
  return file;
}

async function download() {
  const player = await table.aPlayer({ balance: '500.00' });
  await table.play(player, '60.00');
  await table.play(player, '20.00');
  table.core.clock.advance(1_000);
  await table.jackpots.advance();
  await table.drawNow();
  const draws = await table.jackpots.history('padma', { limit: 1 });
  const [draw] = draws;
  if (!draw) throw new Error('no draw');
  const tickets = await table.jackpots.tickets('padma', { drawId: draw.id });
  if (!tickets.ok) throw new Error(tickets.code);
  return { draws, draw, tickets: tickets.value };
}

test('a jackpot is recomputed from its draw and the pages of its tickets, without the server', async () => {
  const { draws, draw, tickets } = await download();
  const { lines, isFair } = await verifyDraw({
    proofFile: saved('draws.json', draws),
    ticketFiles: [
      saved('tickets-1.json', tickets.slice(0, 1)),
      saved('tickets-2.json', tickets.slice(1)),
    ],
  });
  expect(isFair).toBe(true);
  expect(lines.filter((line) => line.includes('✓'))).toHaveLength(6);
  const forged = { ...draw, proof: { ...draw.proof, serverSeed: 'ab'.repeat(32) } };
  expect(await verifyDraw({ proofFile: saved('forged.json', forged) })).toMatchObject({
    isFair: false,
  });
  expect(
    await verifyDraw({
      proofFile: saved('draw.json', draw),
      ticketFiles: [saved('less.json', tickets.slice(1))],
    }),
  ).toMatchObject({ isFair: false });
});
