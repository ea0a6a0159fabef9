import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lotteryTable, type LotteryTable } from '@croupier/platform/testing/lottery-table';
import { verifyDraw } from './verify-draw.mjs';

let table: LotteryTable;
beforeAll(async () => {
  table = await lotteryTable({}, { games: ['k3-1m'] });
});

const folder = mkdtempSync(join(tmpdir(), 'verify-draw-'));

function saved(name: string, value: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify({ value }));
  return file;
}

async function download() {
  const draw = await table.openDraw();
  await table.drawNow(draw);
  const proof = await table.lottery.proof(draw.id);
  if (!proof.ok) throw new Error(proof.code);
  return { proof: proof.value, commits: await table.lottery.commitChain({ gameId: 'k3-1m' }) };
}

test('a downloaded proof and its chain of commits are verified without the server', async () => {
  const { proof, commits } = await download();
  const { lines, isFair } = await verifyDraw({
    proofFile: saved('proof.json', proof),
    commitsFile: saved('commits.json', commits),
  });
  expect(isFair).toBe(true);
  expect(lines.filter((line) => line.includes('✓'))).toHaveLength(5);
});

test('a changed result, seed or commit and a broken chain are detected', async () => {
  const { proof, commits } = await download();
  const [one = 1, ...rest] = proof.draw.result;
  const forged = [
    { ...proof, draw: { ...proof.draw, result: [(one % 6) + 1, ...rest] } },
    { ...proof, serverSeed: 'ab'.repeat(32) },
    { ...proof, commit: 'cd'.repeat(32) },
  ];
  for (const [index, other] of forged.entries())
    expect(await verifyDraw({ proofFile: saved(`forged-${index}.json`, other) })).toMatchObject({
      isFair: false,
    });
  const chain = [...commits, ...commits.slice(-1)];
  expect(
    await verifyDraw({
      proofFile: saved('proof.json', proof),
      commitsFile: saved('broken.json', chain),
    }),
  ).toMatchObject({ isFair: false });
});

test('a proof before the draw, and an invalid file, are refused with a message', async () => {
  const draw = await table.openDraw();
  const early = await table.lottery.proof(draw.id);
  const file = saved('early.json', early.ok ? early.value : null);
  await expect(verifyDraw({ proofFile: file })).rejects.toThrow(
    'download its proof after the draw',
  );
  await expect(verifyDraw({ proofFile: saved('other.json', {}) })).rejects.toThrow('no proof');
  await expect(verifyDraw({ proofFile: join(folder, 'none.json') })).rejects.toThrow(
    "can't be read",
  );
});
