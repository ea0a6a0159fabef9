import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import {
  launchToken,
  providerTable,
  type ProviderTable,
} from '@croupier/platform/testing/test-provider';
import { holdToRules } from './provider-conformance.mjs';

let table: ProviderTable;
let url: string;
beforeAll(async () => {
  table = await providerTable();
  url = await table.http.listen({ port: 0, host: '127.0.0.1' });
});

async function launches(): Promise<string[]> {
  const [one, other] = [
    await table.aPlayer({ balance: '100.00' }),
    await table.aPlayer({ balance: '100.00' }),
  ];
  return Promise.all([one, one, other].map((player) => launchToken(table.providers, player)));
}

const options = (url: string, tokens: readonly string[]) => ({
  url,
  partner: 'studio',
  key: 'k1',
  secret: 'studio-test-secret',
  game: 'river_lotus',
  stake: '100000',
  launches: tokens,
  now: () => table.core.clock.now(),
});

test('our own wallet holds to every rule, over real HTTP, and its ledger adds up afterwards', async () => {
  const { found, failed } = await holdToRules(options(url, await launches()));
  expect(failed).toEqual([]);
  expect(found.length).toBeGreaterThan(35);
  await expect(table.ledger.report()).resolves.toMatchObject({ sum: '0.00', mismatches: 0 });
});

test('a wallet that believes everything fails, each broken rule by its name', async () => {
  const gullible = await gullibleWallet();
  const { failed } = await holdToRules(options(gullible.url, ['a-1', 'a-2', 'b-1']));
  gullible.close();
  const broken = new Set(failed.map(({ rule }) => rule));
  for (const rule of ['R1', 'R3', 'R4', 'R6', 'R7', 'R8', 'R11', 'R16', 'R18', 'R19', 'hostile'])
    expect(broken).toContain(rule);
});

test('a wallet that is not there fails, and says so', async () => {
  const { failed, lines } = await holdToRules(options('http://127.0.0.1:1', ['a', 'b', 'c']));
  expect(failed).toMatchObject([{ rule: 'launch' }]);
  expect(lines.join('\n')).toContain('NO_ANSWER');
});

test('the runner is an outsider: it imports nothing of the platform', () => {
  const files = readdirSync(__dirname).filter((file) => file.endsWith('.mjs'));
  const imports = files.flatMap((file) =>
    [...readFileSync(join(__dirname, file), 'utf8').matchAll(/from '([^']+)'/g)].map(
      ([, from]) => from,
    ),
  );
  expect(imports.length).toBeGreaterThan(5);
  expect(imports.filter((from) => !from?.startsWith('node:') && !from?.startsWith('./'))).toEqual(
    [],
  );
});

/** Adds and subtracts whatever it is told. */
async function gullibleWallet() {
  const balances = new Map<string, bigint>();
  const server = createServer((request, reply) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      const body: Record<string, string> = text.startsWith('{"r') ? JSON.parse(text) : {};
      const user = body['user'] ?? (body['launch_token'] ?? body['token'] ?? '').slice(0, 1);
      const sign = request.url?.endsWith('/bet') ? -1n : request.url?.endsWith('/win') ? 1n : 0n;
      const amount = /^\d{1,18}$/.test(body['amount'] ?? '') ? BigInt(body['amount'] ?? 0) : 0n;
      const balance = (balances.get(user) ?? 10_000_000n) + sign * amount;
      balances.set(user, balance);
      reply.end(
        JSON.stringify({
          status: 'RS_OK',
          user,
          token: `${user}-token`,
          currency: 'BDT',
          balance: String(balance),
        }),
      );
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
