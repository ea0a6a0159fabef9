import { randomUUID } from 'node:crypto';
import { providerTable, type ProviderTable } from '../../testing/test-provider.ts';
import { aBet, aWin } from '../../testing/wallet-bodies.ts';
import type { OrderName } from './orders.ts';
import { readRequest } from './dialects/rs-request.ts';
import { partnersOf } from './partners.ts';
import { createWalletCore, type WalletCore } from './wallet-core.ts';

let table: ProviderTable;
let nodes: readonly WalletCore[];
beforeAll(async () => {
  table = await providerTable();
  nodes = Array.from({ length: 4 }, () => createWalletCore(table.core, table));
});

/** Sends the same order to every node at once, a few times each; returns the statuses. */
async function everywhere(call: OrderName, body: object): Promise<readonly string[]> {
  const [partner] = partnersOf(table.core.config).all;
  const read = readRequest(call, JSON.stringify(body));
  if (!partner || !read.ok) throw new Error(`no ${call}`);
  const asked = [...nodes, ...nodes, ...nodes].map((node) =>
    node.decide({ partner, nonce: randomUUID() }, read.order),
  );
  return (await Promise.all(asked)).map(({ status }) => status);
}

const all = (status: string) => Array.from({ length: 12 }, () => status);

test('a bet and a win that arrive twelve times at once are booked once, and every sender gets that answer', async () => {
  const player = await table.aPlayer({ balance: '100.00' });
  for (let round = 0; round < 8; round++) {
    const bet = aBet(player);
    expect(await everywhere('bet', bet)).toEqual(all('RS_OK'));
    expect(await everywhere('win', aWin(bet, round % 2 === 0 ? '10.00' : '0.00'))).toEqual(
      all('RS_OK'),
    );
  }
  expect(await table.balanceOf(player.member.id)).toBe(6_000_000n);
});

test('a bet that closes its round and takes the last of the money gets the same answer for every repeat', async () => {
  for (let round = 0; round < 4; round++) {
    const player = await table.aPlayer({ balance: '10.00' });
    expect(await everywhere('bet', aBet(player, { round_closed: true }))).toEqual(all('RS_OK'));
    expect(await table.balanceOf(player.member.id)).toBe(0n);
  }
});
