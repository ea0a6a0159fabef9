import Fastify from 'fastify';
import { statementDocumentPath, type Language } from '@croupier/contracts';
import { closing } from '../../testing/index.ts';
import { paymentTable } from '../../testing/payment-table.ts';
import { createBrands } from '../brands/index.ts';
import { createLive } from '../live/index.ts';
import { createWallet } from '../wallet/index.ts';
import { createStatements, statementsEndpoints } from './index.ts';
import { statementPage, type StatementFacts } from './statement-page.ts';
import { createTypesetter, type StatementPage } from './typesetter.ts';

const typesetter = createTypesetter();

const pageWith = (language: Language, title: string): StatementPage => ({
  language,
  title,
  brand: '',
  account: '',
  period: '',
  facts: [{ label: '', value: '' }],
  headers: ['', '', '', ''],
  rows: [],
  notes: [],
});

/** The outlines of the glyphs in a document, in their order; the page number is the last one. */
async function glyphsOf(page: StatementPage): Promise<readonly string[]> {
  const svg = await typesetter.svg(page);
  const outlines = new Map(
    [...svg.matchAll(/<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/gs)].map(([, id, body]) => [
      id,
      body ?? '',
    ]),
  );
  return [...svg.matchAll(/<use [^>]*href="#([^"]+)"/g)].map(([, id]) => outlines.get(id) ?? '');
}

const glyphsIn = async (language: Language, title: string) =>
  (await glyphsOf(pageWith(language, title))).slice(0, -1);

async function aStatement(language: Language, changes: Partial<StatementFacts> = {}) {
  const payments = await paymentTable();
  const brands = createBrands(payments.core, { live: createLive(payments.core) });
  const brand = await brands.byCode('padma');
  if (!brand) throw new Error('there is no brand');
  const day = new Date('2026-03-01T20:30:00Z');
  return statementPage({
    brand,
    account: 'rahim',
    language,
    from: new Date('2026-02-01T00:00:00Z'),
    to: day,
    now: day,
    isPart: false,
    balanceUnits: 0n,
    entries: [
      {
        transferId: payments.core.ids.next('trf'),
        kind: 'payout',
        amount: '19.60',
        bonus: '0.00',
        balanceAfter: '509.60',
        reference: 'drw_1',
        bookedAt: day.toISOString(),
      },
      {
        transferId: payments.core.ids.next('trf'),
        kind: 'stake',
        amount: '-10.00',
        bonus: '0.00',
        balanceAfter: '490.00',
        reference: 'tkt_1',
        bookedAt: '2026-02-03T10:00:00.000Z',
      },
    ],
    ...changes,
  });
}

test('the oldest booking is first, and the opening balance with the amounts is the closing one', async () => {
  const { facts, rows } = await aStatement('en');
  expect(facts.map(({ value }) => value)).toEqual(['৳500.00', '৳19.60', '−৳10.00', '৳509.60']);
  expect(rows.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
    ['Lottery stake', '−৳10.00', '৳490.00'],
    ['Lottery payout', '৳19.60', '৳509.60'],
  ]);
  // 20:30 UTC is the next day in Dhaka.
  expect(rows[1]?.time).toContain('2 Mar 2026');
});

test('a period without bookings states that it is empty, and has the balance of its end', async () => {
  const { facts, notes } = await aStatement('es', { entries: [], balanceUnits: 1_234_000n });
  expect([facts[0]?.value, facts[3]?.value]).toEqual(['৳12,34', '৳12,34']);
  expect(notes[0]).toBe('No hubo movimientos en este período.');
});

test.each(['en', 'bn', 'es', 'ar'] as const)(
  'a statement in %s has a glyph for every character',
  async (language) => {
    // A character of no script: the fonts show their box for it.
    const [box] = await glyphsIn(language, '\u{10FFFD}');
    expect(box).toBeTruthy();
    const glyphs = await glyphsOf(await aStatement(language, { isPart: true }));
    expect(glyphs.length).toBeGreaterThan(200);
    expect(glyphs).not.toContain(box);
  },
);

test('a long statement is cut into pages, and each has the heads of the columns', async () => {
  const headers = ['Time', 'Booking', 'Amount', 'Balance'] as const;
  const row = { time: '', kind: '', reference: '', amount: '', balance: '' };
  const of = (rows: number) =>
    glyphsOf({ ...pageWith('en', ''), headers, rows: Array.from({ length: rows }, () => row) });
  const [short, long] = [await of(1), await of(200)];
  const pages = (long.length - 1) / (short.length - 1);
  expect(pages).toBeGreaterThan(3);
});

test('Bengali conjuncts and Arabic letters are shaped', async () => {
  // Three characters: unshaped, each would have a glyph.
  expect((await glyphsIn('bn', 'ক্ষ')).length).toBeLessThan(3);
  const [alone] = await glyphsIn('ar', 'ح');
  expect(await glyphsIn('ar', 'ححح')).not.toContain(alone);
});

test('the document is a PDF for its own member only, and never covers more than a year', async () => {
  const { core, ledger, ...payments } = await paymentTable();
  const player = await payments.player('5000');
  const wallet = createWallet(core, {
    ledger,
    withdrawals: payments.cashier,
    counterparties: async () => new Map(),
  });
  const brands = createBrands(core, { live: createLive(core) });
  const statements = createStatements(core, { brands, ledger, wallet });
  const answerTo = async (member: typeof player | null, query: string) => {
    const app = Fastify();
    closing(() => app.close());
    await app.register(
      statementsEndpoints(statements, {
        memberOf: async () => member && { ...member, mustChangePassword: null },
      }),
    );
    return app.inject(`${statementDocumentPath}?${query}`);
  };
  const answer = await answerTo(player, 'language=bn');
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect(answer.rawPayload.subarray(0, 5).toString('latin1')).toBe('%PDF-');
  expect((await answerTo(null, '')).statusCode).toBe(401);
  const long = 'from=2024-01-01T00:00:00Z&to=2026-01-05T00:00:00Z';
  expect((await answerTo(player, long)).statusCode).toBe(400);
});
