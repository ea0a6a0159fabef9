import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { PaymentNotice, PaymentRequest } from '@croupier/contracts';
import { checkSignature, signedHeaders, type Headers } from '../http/signature.ts';
import { openJournal } from './journal.ts';
import { createSandbox } from './server.ts';

const secret = 'shared-with-the-merchant';
const key = { partner: 'croupier', keyId: 'k1', secret };
const folder = mkdtempSync(join(tmpdir(), 'sandbox-payments-'));
const opened: (FastifyInstance | Server)[] = [];
let nonces = 0;

afterEach(async () => {
  for (const server of opened.splice(0)) {
    if ('closeAllConnections' in server) server.closeAllConnections();
    await server.close();
  }
});

afterAll(() => rmSync(folder, { recursive: true }));

function aSandbox({ journal = null, now }: { journal?: string | null; now?: () => Date } = {}) {
  const app = createSandbox({
    secret,
    journal: openJournal(journal),
    origin: () => 'http://pay.test',
    ...(now ? { now } : {}),
  });
  opened.push(app);
  return app;
}

function aPayment(changes: Partial<PaymentRequest> = {}): PaymentRequest {
  return {
    reference: 'dep_00000001',
    amount: '500.00',
    currency: 'BDT',
    webhook_url: 'http://127.0.0.1:1/hooks',
    return_url: 'http://localhost:4000/?centre=member-centre',
    language: 'en',
    expires_at: new Date(Date.now() + 600_000).toISOString(),
    ...changes,
  };
}

function signed(method: 'GET' | 'POST', path: string, body = '') {
  const moment = { now: new Date(), nonce: `n-${(nonces += 1)}` };
  return {
    ...signedHeaders({ method, path, body }, key, moment),
    'content-type': 'application/json',
  };
}

async function create(app: FastifyInstance, payment: PaymentRequest) {
  const payload = JSON.stringify(payment);
  const headers = signed('POST', '/payments', payload);
  return app.inject({ method: 'POST', url: '/payments', headers, payload });
}

async function pageOf(app: FastifyInstance, payment: PaymentRequest): Promise<string> {
  const answer = await create(app, payment);
  const { pay_url }: { pay_url: string } = answer.json();
  return new URL(pay_url).pathname;
}

const decide = (app: FastifyInstance, url: string, decision: string) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `decision=${decision}`,
  });

/** A merchant that refuses the first notices and stores the accepted ones. */
async function aMerchant({ refuses = 0 } = {}) {
  const notices: { notice: PaymentNotice; headers: Headers; body: string; path: string }[] = [];
  let attempts = 0;
  let notify: () => void = () => undefined;
  const accepted = new Promise<void>((resolve) => (notify = resolve));
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      attempts += 1;
      if (attempts <= refuses) {
        response.writeHead(503).end();
        return;
      }
      notices.push({
        notice: JSON.parse(body),
        headers: request.headers,
        body,
        path: request.url ?? '',
      });
      response.end();
      notify();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  opened.push(server);
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/hooks/payments/sandbox`,
    notices,
    accepted,
    attempts: () => attempts,
  };
}

test('the same reference is the same payment, and another amount under it is refused', async () => {
  const app = aSandbox();
  const first = await create(app, aPayment());
  const again = await create(app, aPayment());
  const other = await create(app, aPayment({ amount: '501.00' }));
  expect([first.statusCode, again.statusCode, other.statusCode]).toEqual([200, 200, 409]);
  expect(again.json()).toEqual(first.json());
});

test('an unsigned, a forged and a replayed request are refused', async () => {
  const app = aSandbox();
  const payload = JSON.stringify(aPayment());
  const headers = signed('POST', '/payments', payload);
  const post = (withHeaders: Record<string, string>, body = payload) =>
    app.inject({ method: 'POST', url: '/payments', headers: withHeaders, payload: body });
  const statuses = [
    await post({ 'content-type': 'application/json' }),
    await post(headers, payload.replace('500.00', '900.00')),
    await post(headers),
    await post(headers),
  ].map((answer) => answer.statusCode);
  expect(statuses).toEqual([401, 401, 200, 401]);
});

test('a body that is not a payment is refused', async () => {
  const answer = await create(
    aSandbox(),
    aPayment({ amount: '-5', return_url: 'javascript:alert(1)' }),
  );
  expect(answer.statusCode).toBe(400);
});

test('the page is in the payer’s language, says SANDBOX and contains no script', async () => {
  const app = aSandbox();
  const page = await app.inject(await pageOf(app, aPayment({ language: 'bn' })));
  expect(page.body).toContain('<html lang="bn" dir="ltr">');
  expect(page.body).toContain('SANDBOX');
  expect(page.body).toContain('৫০০.০০');
  expect(page.body).not.toContain('<script');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
});

test('text of the merchant is escaped on the page', async () => {
  const app = aSandbox();
  const page = await app.inject(
    await pageOf(app, aPayment({ reference: '<img src=x onerror=alert(1)>' })),
  );
  expect(page.body).toContain('&lt;img src=x');
  expect(page.body).not.toContain('<img');
});

test('a payment redirects to the site, and its signed notice is sent until the merchant accepts it', async () => {
  const merchant = await aMerchant({ refuses: 2 });
  const app = aSandbox();
  await app.ready();
  const page = await pageOf(app, aPayment({ webhook_url: merchant.url }));
  const answer = await decide(app, page, 'paid');
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toBe('http://localhost:4000/?centre=member-centre');
  await merchant.accepted;

  const [sent] = merchant.notices;
  expect(merchant.attempts()).toBe(3);
  expect(sent?.notice).toMatchObject({
    reference: 'dep_00000001',
    state: 'paid',
    amount: '500.00',
    currency: 'BDT',
  });
  const request = { method: 'POST', path: sent?.path ?? '', body: sent?.body ?? '' } as const;
  expect(
    checkSignature(request, sent?.headers ?? {}, { now: new Date(), secretOf: () => secret }).ok,
  ).toBe(true);
});

test('the first decision counts, and the status shows it', async () => {
  const merchant = await aMerchant();
  const app = aSandbox();
  const page = await pageOf(app, aPayment({ webhook_url: merchant.url }));
  await decide(app, page, 'declined');
  await decide(app, page, 'paid');
  await merchant.accepted;
  const path = '/payments/dep_00000001';
  const status = await app.inject({ url: path, headers: signed('GET', path) });
  expect(status.json()).toMatchObject({ state: 'declined' });
  expect((await app.inject(page)).body).toContain('This payment was declined.');
});

test('an expired payment can be neither paid nor declined', async () => {
  let now = new Date();
  const app = aSandbox({ now: () => now });
  const page = await pageOf(
    app,
    aPayment({ expires_at: new Date(now.getTime() + 60_000).toISOString() }),
  );
  now = new Date(now.getTime() + 60_000);
  const answer = await decide(app, page, 'paid');
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('The time for this payment is over.');
  const path = '/payments/dep_00000001';
  expect((await app.inject({ url: path, headers: signed('GET', path) })).json()).toMatchObject({
    state: 'expired',
  });
});

test('a restart loses nothing: the decision is kept and its notice is sent', async () => {
  const journal = join(folder, 'restart', 'payments.jsonl');
  const merchant = await aMerchant();
  const before = aSandbox({ journal });
  await before.ready();
  const waits = await pageOf(
    before,
    aPayment({ reference: 'dep_open0000', webhook_url: merchant.url }),
  );
  // Nothing listens on port 1, so the notice stays undelivered.
  await decide(before, await pageOf(before, aPayment()), 'paid');
  await before.close();
  appendFileSync(journal, '{"fact":"decided","payment_id":"pay_torn');

  const moved = readFileSync(journal, 'utf8').replace('http://127.0.0.1:1/hooks', merchant.url);
  rmSync(journal);
  appendFileSync(journal, moved);
  const after = aSandbox({ journal });
  await after.ready();
  await merchant.accepted;
  expect(merchant.notices.map(({ notice }) => notice.reference)).toEqual(['dep_00000001']);
  expect((await after.inject(waits)).body).toContain('Pay now');
});

test('the address of an unknown payment shows a page with that error', async () => {
  const answer = await aSandbox().inject('/pay/pay_none');
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toContain('There is no such payment.');
});
