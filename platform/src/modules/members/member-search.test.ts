import { calls, type FoundMember, type InputOf, type MemberId } from '@croupier/contracts';
import { sql } from 'kysely';
import { aMember, anOperator, anOperatorOf, inSpain } from '../../testing/test-members.ts';
import { testSite, type TestBrowser, type TestSite } from '../../testing/test-site.ts';
import { accounts } from '../ledger/index.ts';
import { createMemberSearch } from './member-search.ts';
import { planOfIndexed } from './member-search.store.ts';

let site: TestSite;
let mina: TestBrowser;
let rahim: FoundMember;

const idOf = async (member: TestBrowser): Promise<MemberId> =>
  (await member.call(calls.memberInfo, undefined)).value.id;

const find = async (overrides: InputOf<typeof calls.members>) =>
  (await mina.call(calls.members, overrides)).value;
const accountsBy = async (text: string) =>
  (await find({ text })).rows.map(({ account }) => account);

beforeAll(async () => {
  site = await testSite();
  mina = await anOperator(site);
  const member = await aMember(site, 'rahim_dhaka');
  await aMember(site, 'karima');
  await aMember(site, 'lucia', { host: 'second.localhost', ...inSpain });
  const id = await idOf(member);
  await sql`UPDATE member_details SET mobile = '+8801712345678', email = 'Rahim.Uddin@mail.com'
    WHERE member_id = ${id}`.execute(site.core.db.read);
  await sql`INSERT INTO payout_methods (brand, code, provider, kind, name, fields, min_units, max_units,
      fee_fixed_units, fee_basis_points, expected_minutes, position)
    VALUES ('padma', 'test-bank', 'sandbox', 'bank', '{}', '[]', 2, 3, 0, 0, 1, 99)`.execute(
    site.core.db.read,
  );
  await sql`INSERT INTO payout_accounts (id, member_id, brand, method, payee, fields, fields_key, is_default, added_at)
    VALUES ('pac_00000001', ${id}, 'padma', 'test-bank', 'Rahim Uddin', '{"iban": "DE89370400440532013000"}', 'x', false, now())`.execute(
    site.core.db.read,
  );
  await sql`INSERT INTO member_devices (id, member_id, brand, token_hash, rotated_at, remembered_at, expires_at, ip, user_agent)
    VALUES ('dev_phone00001', ${id}, 'padma', 'x', now(), now(), now(), '203.0.113.77', 'Nokia 3310 browser')`.execute(
    site.core.db.read,
  );
  await sql`INSERT INTO deposits (id, brand, member_id, idempotency_key, method, provider, amount_units, currency,
      return_url, language, state, payment_id, pay_url, requested_at, expires_at, next_ask_at, decided_at,
      kind, fee_units, transfer_code, bank_reference)
    VALUES ('dep_01arz3ndektsv4rrffq69g5fav', 'padma', ${id}, 'k', 'm', 'sandbox', 1, 'BDT', '', 'en', 'credited',
      'pay-77a1b2c3', 'https://pay', now(), now(), now(), now(), 'page', 0, null, 'BANK-REF-4411')`.execute(
    site.core.db.read,
  );
  const [found] = (await find({ text: 'rahim_dhaka' })).rows;
  if (!found) throw new Error('rahim_dhaka is not found');
  rahim = found;
});

test.each([
  ['user name', 'him_dha'],
  ['user name in capitals', 'HIM_DHA'],
  ['phone number as it is dialled at home', '01712 345 678'],
  ['last digits of a phone number', '5678'],
  ['mail address', 'uddin@mail'],
  ['payout account', '0400440532'],
  ['name of a payout account', 'him udd'],
  ['device', 'phone00001'],
  ['browser of a device', 'nokia 33'],
  ['network address', '0.113.77'],
  ['payment id', '77a1b2'],
  ['bank reference', 'ref-4411'],
  ['random part of a deposit id', 'rrffq69g5'],
])('a member is found by a part of the %s', async (_name, text) => {
  expect(await accountsBy(text)).toEqual(['rahim_dhaka']);
});

test('a member is found by the own id, and by the whole id of a transaction', async () => {
  expect(await accountsBy(rahim.id.slice(-12))).toEqual(['rahim_dhaka']);
  expect(await accountsBy('dep_01arz3ndektsv4rrffq69g5fav')).toEqual(['rahim_dhaka']);
  const { core } = site;
  const { ledger } = site.app.modules;
  const transfer = core.ids.next('trf');
  await core.db.transaction((tx) =>
    ledger.book(tx, [
      {
        id: transfer,
        key: 'search-test',
        kind: 'bonus',
        currency: 'BDT',
        reference: 'x',
        moves: [
          {
            from: accounts.house('promo'),
            to: accounts.cash(rahim.id),
            amountUnits: 100_000n,
          },
        ],
      },
    ]),
  );
  expect(await accountsBy(transfer)).toEqual(['rahim_dhaka']);
});

test('wildcards of the query language match only themselves', async () => {
  expect(await accountsBy('%%%')).toEqual([]);
  expect(await accountsBy('___')).toEqual([]);
  expect(await accountsBy("' OR 1=1 --")).toEqual([]);
});

test('phone and mail are shown in part', () => {
  expect([rahim.mobile, rahim.email]).toEqual(['•••• 5678', 'R•••@mail.com']);
});

test('an operator of one brand finds members of that brand alone', async () => {
  expect((await find({ brand: 'verano' })).rows.map(({ account }) => account)).toEqual(['lucia']);
  const clerk = await anOperatorOf(site, { name: 'clerk', role: 'support', brand: 'padma' });
  expect((await clerk.call(calls.members, { text: 'lucia' })).code).toBe('forbidden');
  expect((await clerk.call(calls.members, { brand: 'verano', text: 'lucia' })).code).toBe(
    'forbidden',
  );
  const { value } = await clerk.call(calls.members, { brand: 'padma', text: 'a' });
  expect(value.rows.map(({ account }) => account)).toEqual(['karima', 'rahim_dhaka']);
});

describe('among many members', () => {
  const many = 12_000;

  beforeAll(async () => {
    const { read } = site.core.db;
    await sql`INSERT INTO members (id, brand, username, username_key, nickname, type, status, icon, password_hash,
        has_password, password_changed_at, payment_pin_hash, upline_path, joined_at, rank_level)
      SELECT 'mem_0' || lpad(at::text, 9, '0'), 'padma', 'crowd' || md5(at::text), 'crowd' || md5(at::text), 'Crowd', 0,
        'active', 'lotus', '', true, now(), '', '/', now(), 0
      FROM generate_series(1, ${many}::int) AS at`.execute(read);
    await sql`ANALYZE`.execute(read);
  });

  /** Small tables are read whole unless reading them whole is switched off. */
  const planOf = (wanted: Parameters<typeof planOfIndexed>[1], seqScan: 'on' | 'off' = 'on') =>
    site.core.db.transaction(async (tx) => {
      await sql.raw(`SET LOCAL enable_seqscan = ${seqScan}`).execute(tx);
      return planOfIndexed(tx, wanted, 5_000);
    });

  const all = async (overrides: InputOf<typeof calls.members>) => {
    const found: FoundMember[] = [];
    let before: string | null = '';
    while (before !== null) {
      const page = await find({ limit: 100, ...overrides, ...(before && { before }) });
      found.push(...page.rows);
      before = page.next;
    }
    return found;
  };

  test('a part that one old member has is looked up by the indexes of all texts', async () => {
    const [old] = (await find({ text: 'mem_0000000009' })).rows;
    expect(old?.id).toBe('mem_0000000009');
    const plan = await planOf({ brand: null, text: 'b6d767d2', before: null });
    expect(plan).toMatch(/Bitmap Index Scan on members_search/);
    expect(plan).not.toMatch(/Seq Scan on members/);
  });

  test('the index of each text serves its own expression', async () => {
    const plan = await planOf({ brand: null, text: 'b6d767d2', before: null }, 'off');
    const indexes = [...plan.matchAll(/Index Scan on (\w+_search)/g)].map(([, name]) => name);
    expect(indexes.toSorted()).toEqual([
      'deposits_search',
      'member_details_search',
      'member_devices_search',
      'members_search',
      'payout_accounts_search',
      'sessions_search',
      'withdrawals_search',
    ]);
  });

  test('pages of a part that hundreds have hold each of them once, the newest first', async () => {
    const found = await all({ text: 'crowdb' });
    const ids = found.map(({ id }) => id);
    const { rows } = await sql<{
      id: MemberId;
    }>`SELECT id FROM members WHERE username LIKE 'crowdb%'
      ORDER BY id DESC`.execute(site.core.db.read);
    expect(ids).toEqual(rows.map(({ id }) => id));
    expect(ids.length).toBeGreaterThan(500);
  });

  test('a part that only old members have, too many for the index, is still found whole', async () => {
    await sql`UPDATE members SET nickname = 'veteran' WHERE id < 'mem_0000006001' AND id > 'mem_0'`.execute(
      site.core.db.read,
    );
    expect(await all({ text: 'veteran' })).toHaveLength(6_000);
  });

  test('a request for a text without matches reads a bounded range of members', async () => {
    const search = createMemberSearch(site.core, {
      shortRange: 100,
      longRange: 1_000,
      mostMatches: 50,
    });
    const page = await search({ text: 'zq' });
    expect(page).toEqual({ rows: [], next: expect.stringMatching(/^mem_/) });
    expect((await search({ text: 'zqzqzq' })).next).toBeNull();
  });
});
