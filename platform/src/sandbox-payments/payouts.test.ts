import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { PayoutNotice, PayoutRequest } from '@croupier/contracts';
import { signedHeaders } from '../http/signature.ts';
import { openJournal } from './journal.ts';
import { createSandbox } from './server.ts';

const secret = 'shared-with-the-merchant';
const key = { partner: 'croupier', keyId: 'k1', secret };
const folder = mkdtempSync(join(tmpdir(), 'sandbox-payouts-'));
const opened: (FastifyInstance | Server)[] = [];
let nonces = 0;

afterEach(async () => {
  for (const server of opened.splice(0)) {
    if ('closeAllConnections' in server) server.closeAllConnections();
    await server.close();
  }
});

afterAll(() => rmSync(folder, { recursive: true }));

function aSandbox({ journal, afterMs }: { journal?: string; afterMs?: number } = {}) {
  const app = createSandbox({
    secret,
    journal: openJournal(journal ?? null),
    origin: () => 'http://pay.test',
    ...(afterMs === undefined ? {} : { payoutsAfterMs: afterMs }),
  });
  opened.push(app);
  return app;
}

/** A merchant that stores notices and resolves when it has a given number of them. */
async function aMerchant() {
  const words: PayoutNotice[] = [];
  const waiting: { count: number; notify: () => void }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      words.push(JSON.parse(body));
      response.end();
      for (const { count, notify: tell } of waiting) if (words.length >= count) tell();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  opened.push(server);
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/hooks/payouts/sandbox`,
    words,
    notices: (count: number) =>
      new Promise<void>((notify) => {
        if (words.length >= count) notify();
        else waiting.push({ count, notify });
      }),
  };
}

function aPayout(changes: Partial<PayoutRequest> = {}): PayoutRequest {
  return {
    reference: 'wdr_00000001',
    amount: '500.00',
    currency: 'BDT',
    method: 'bkash-sandbox',
    payee: 'Rahim Uddin',
    account: { mobile: '01712345678' },
    webhook_url: 'http://127.0.0.1:1/hooks',
    ...changes,
  };
}

function ask(app: FastifyInstance, payout: PayoutRequest) {
  const payload = JSON.stringify(payout);
  const moment = { now: new Date(), nonce: `n-${(nonces += 1)}` };
  const headers = signedHeaders({ method: 'POST', path: '/payouts', body: payload }, key, moment);
  return app.inject({ method: 'POST', url: '/payouts', headers, payload });
}

async function stateOf(app: FastifyInstance, reference = 'wdr_00000001'): Promise<string> {
  const path = `/payouts/${reference}`;
  const moment = { now: new Date(), nonce: `n-${(nonces += 1)}` };
  const headers = signedHeaders({ method: 'GET', path, body: '' }, key, moment);
  return (await app.inject({ url: path, headers })).json().state;
}

const press = (app: FastifyInstance, url: string, fields: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

const states = (words: readonly PayoutNotice[]) => words.map(({ state }) => state);

test('the same request is the same payout, and another amount under its reference is refused', async () => {
  const app = aSandbox();
  const first = (await ask(app, aPayout())).json();
  expect((await ask(app, aPayout())).json()).toEqual(first);
  expect((await ask(app, aPayout({ amount: '900.00' }))).statusCode).toBe(409);
  expect((await app.inject({ method: 'POST', url: '/payouts', payload: {} })).statusCode).toBe(401);
});

test.each([
  ['is paid by itself', '01712345678', 'paid'],
  ['to an account that ends in 0000 fails', '01712340000', 'failed'],
])('a payout %s', async (_, mobile, state) => {
  const merchant = await aMerchant();
  const app = aSandbox({ afterMs: 0 });
  await ask(app, aPayout({ webhook_url: merchant.url, account: { mobile } }));
  await merchant.notices(2);
  expect(new Set(states(merchant.words))).toEqual(new Set(['accepted', state]));
  expect(await stateOf(app)).toBe(state);
});

test('a tester decides a payout, also against an earlier decision', async () => {
  const merchant = await aMerchant();
  const app = aSandbox();
  const { payout_id } = (await ask(app, aPayout({ webhook_url: merchant.url }))).json();
  await merchant.notices(1);
  await press(app, `/tester/payouts/${payout_id}`, { word: 'failed' });
  await merchant.notices(2);
  await press(app, `/tester/payouts/${payout_id}`, { word: 'paid' });
  await merchant.notices(3);
  expect(states(merchant.words)).toEqual(['accepted', 'failed', 'paid']);
  expect(await stateOf(app)).toBe('paid');
  await press(app, `/tester/payouts/${payout_id}`, { word: 'again' });
  await merchant.notices(6);
  expect(new Set(merchant.words.map(({ event_id }) => event_id)).size).toBe(3);
});

test('notices are delivered as the tester chooses: twice, or in reverse order', async () => {
  const merchant = await aMerchant();
  const app = aSandbox();
  await press(app, '/tester/travel', { travel: 'doubled' });
  await ask(app, aPayout({ webhook_url: merchant.url }));
  await merchant.notices(2);
  expect(states(merchant.words)).toEqual(['accepted', 'accepted']);

  await press(app, '/tester/travel', { travel: 'reversed' });
  const reversed = aPayout({ reference: 'wdr_00000002', webhook_url: merchant.url });
  const { payout_id } = (await ask(app, reversed)).json();
  await press(app, `/tester/payouts/${payout_id}`, { word: 'paid' });
  await merchant.notices(4);
  expect(states(merchant.words).slice(2)).toEqual(['paid', 'accepted']);
});

test('after a restart unaccepted notices are sent and undecided payouts are decided', async () => {
  const journal = join(folder, 'restart.journal');
  const merchant = await aMerchant();
  const before = aSandbox({ journal });
  await press(before, '/tester/travel', { travel: 'lost' });
  await ask(before, aPayout({ webhook_url: merchant.url }));
  await before.close();
  expect(merchant.words).toEqual([]);

  const after = aSandbox({ journal, afterMs: 0 });
  await after.ready();
  await merchant.notices(2);
  expect(new Set(states(merchant.words))).toEqual(new Set(['accepted', 'paid']));
});

test.each(['en', 'bn', 'es', 'ar'])('the tester’s page is complete in %s', async (lang) => {
  const app = aSandbox();
  await ask(app, aPayout({ payee: '<b>Rahim</b>' }));
  const page = await app.inject(`/tester?lang=${lang}`);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('SANDBOX');
  expect(page.body).toContain('&lt;b&gt;Rahim&lt;/b&gt;');
  expect(page.body).not.toContain('undefined');
});
