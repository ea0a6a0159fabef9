import { CallFailed } from '@croupier/client';
import { drawV1, sha256Hex, type DrawProof, type DrawRecord } from '@croupier/contracts';
import { renderInHost } from '@croupier/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { webcrypto } from 'node:crypto';
import { remote } from '../remote.tsx';
import { aDraw } from '../testing/makers.ts';
import { FairnessPage } from './fairness-page.tsx';

beforeAll(() =>
  Object.defineProperty(globalThis.crypto, 'subtle', {
    value: webcrypto.subtle,
    configurable: true,
  }),
);

const serverSeed = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const value = '4e05063392f42b5180353ef82da86c714042155044d91ab3253f1bab08120a0a';
const numero = '20260101-0001';

/** A valid proof of a real draw, on round 1 of the published chain of the vectors. */
async function aProof(overrides: Partial<DrawProof> = {}): Promise<DrawProof> {
  const external = `local:1:${value}`;
  const result = await drawV1({ serverSeed, family: 'K3', numero, external });
  const chainEnd = await sha256Hex(value);
  const commit = await sha256Hex(serverSeed);
  return {
    draw: aDraw({ numero, state: 'settled', result, commit }),
    algorithm: 'draw-v1',
    family: 'K3',
    commit,
    serverSeed,
    external,
    beacon: {
      source: 'local-chain',
      chainEnd,
      publishedAt: '2026-01-01T00:00:00Z',
      round: 1,
      value,
      previous: chainEnd,
    },
    ...overrides,
  };
}

const aRecord = (proof: DrawProof): DrawRecord => ({
  draw: proof.draw,
  proof,
  origin: 'draw-v1',
  seal: null,
  results: [],
});

async function openPage(shown: DrawProof | DrawRecord | CallFailed) {
  return renderInHost(<FairnessPage params={{ drawId: 'drw_current1' }} />, {
    path: '/lottery/fairness/drw_current1',
    texts: { 'mfe-lottery': remote.texts },
    answers: { drawRecord: 'algorithm' in shown ? aRecord(shown) : shown, lotteryGames: [] },
  });
}

test('a valid draw is computed again in the browser with the same result', async () => {
  const { called } = await openPage(await aProof());
  expect(await screen.findAllByText('Matches')).toHaveLength(3);
  expect(screen.getAllByText('Checked: your browser drew the same numbers.')[0]).toBeVisible();
  expect(called.map(({ name }) => name)).toEqual(['drawRecord']);
});

test.each<[string, Partial<DrawProof>]>([
  ['a seed that was swapped', { serverSeed: serverSeed.replace('00', 'ff') }],
  ['a commit that was swapped', { commit: 'ab'.repeat(32) }],
  ['numbers that were swapped', { draw: aDraw({ numero, result: [6, 6, 6] }) }],
  ['an external word that does not belong to the beacon', { external: 'local:2:00' }],
])('%s is found out', async (_, tampering) => {
  await openPage(await aProof(tampering));
  expect(await screen.findAllByText('Does not match')).not.toHaveLength(0);
  expect(screen.getAllByText(/Please tell customer service/)[0]).toBeVisible();
});

test('a beacon value from another chain is detected', async () => {
  const proof = await aProof();
  const beacon = proof.beacon && { ...proof.beacon, chainEnd: 'ab'.repeat(32) };
  await openPage({ ...proof, beacon });
  expect(await screen.findAllByText('Does not match')).toHaveLength(1);
});

test('before the draw the page shows the fixed values, and reloads when the draw changes', async () => {
  const proof = await aProof();
  const open = {
    ...proof,
    draw: aDraw(),
    serverSeed: null,
    external: null,
    beacon: proof.beacon && { ...proof.beacon, value: null, previous: null },
  };
  const { host, called } = await openPage(open);
  expect(await screen.findByText(proof.commit)).toBeVisible();
  expect(screen.queryByText(serverSeed)).not.toBeInTheDocument();
  await act(async () => host.publish('draw.changed', aDraw({ state: 'resulted' })));
  await waitFor(() => expect(called).toHaveLength(2));
});

test('an external draw shows the seal on its bets and who confirmed its numbers', async () => {
  const draw = aDraw({ numero, gameId: 'th-gov', state: 'settled', commit: '' });
  await openPage({
    draw,
    proof: null,
    origin: 'outside',
    seal: { hash: 'ab'.repeat(32), lines: 12 },
    results: [
      {
        version: 1,
        numbers: [1, 2, 3, 4, 5, 6],
        voidPrizes: [],
        agreedBy: 'two-persons',
        writtenAt: '2026-01-01T10:00:00Z',
      },
    ],
  });
  expect(await screen.findByText('ab'.repeat(32))).toBeVisible();
  expect(screen.getByText(/two people/i)).toBeVisible();
});

test.each(['not-found', 'invalid-input'] as const)(
  'a draw that does not exist (%s) shows a page with a link and without a retry',
  async (code) => {
    await openPage(new CallFailed({ code }));
    expect(await screen.findByText('There is no such draw')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All games' })).toHaveAttribute('href', '/lottery');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
);

test('a draw that cannot be fetched can be tried again', async () => {
  await openPage(new CallFailed({ code: 'unavailable' }));
  expect(await screen.findByText('This draw can’t be shown')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
