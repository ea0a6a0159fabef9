import fc from 'fast-check';
import type { CodePurpose } from '@croupier/contracts';
import { testVerification } from '../../testing/test-verification.ts';
import { mobileNumber, type MobileNumber } from './index.ts';

const minute = 60_000;
const rahim = known(mobileNumber('880', '01712345678'));
const lucia = known(mobileNumber('34', '612345678'));

function known(mobile: MobileNumber | null): MobileNumber {
  if (!mobile) throw new Error('no mobile has this number');
  return mobile;
}

async function aAdmin() {
  const table = await testVerification({ config: { demo: true } });
  const { core, verification, messages, padma } = table;
  const send = (changes: { recipient?: MobileNumber; ip?: string; purpose?: CodePurpose } = {}) =>
    verification.codes.send({
      brand: padma,
      purpose: 'login',
      recipient: rahim,
      ip: '203.0.113.7',
      language: 'en',
      ...changes,
    });
  const check = (
    code: string,
    changes: { brand?: string; purpose?: CodePurpose; recipient?: MobileNumber } = {},
  ) =>
    core.db.transaction((tx) =>
      verification.codes.check(tx, {
        brand: 'padma',
        purpose: 'login',
        recipient: rahim,
        code,
        ...changes,
      }),
    );
  async function newest(): Promise<string> {
    const [latest] = await messages.list({});
    const shown = latest && (await messages.reveal(latest.id, { name: 'mina' }));
    return /\d{6}/.exec(shown?.ok ? shown.value.text : '')?.[0] ?? '';
  }
  return { ...table, send, check, newest };
}

test('a code is valid once, also when sent twenty times at once', async () => {
  const { send, check, newest } = await aAdmin();
  expect(await send()).toEqual({ ok: true, value: { expiredMinutes: 10, resendSeconds: 60 } });
  const code = await newest();
  expect(code).toMatch(/^\d{6}$/);
  const answers = await Promise.all(Array.from({ length: 20 }, () => check(code)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
});

test('a code is bound to its purpose, brand and number, and expires', async () => {
  const { core, send, check, newest } = await aAdmin();
  await send();
  const code = await newest();
  for (const other of [{ purpose: 'forgot' as const }, { brand: 'verano' }, { recipient: lucia }])
    expect(await check(code, other)).toMatchObject({ code: 'wrong-code' });
  core.clock.advance(10 * minute);
  expect(await check(code)).toMatchObject({ code: 'wrong-code' });
});

test('after five wrong tries the right code is refused too', async () => {
  const { send, check, newest } = await aAdmin();
  await send();
  const code = await newest();
  const wrong = code === '000000' ? '000001' : '000000';
  const tries = await Promise.all(Array.from({ length: 5 }, () => check(wrong)));
  expect(tries.every(({ ok }) => !ok)).toBe(true);
  expect(await check(code)).toMatchObject({ code: 'wrong-code' });
});

test('a second code leaves the first one valid for its own ten minutes, and using either invalidates both', async () => {
  const { core, send, check, newest } = await aAdmin();
  await send();
  const first = await newest();
  core.clock.advance(minute);
  await send();
  const second = await newest();
  expect(second).not.toBe(first);
  core.clock.advance(9 * minute - 1);
  expect(await check(first)).toMatchObject({ ok: true });
  expect(await check(first)).toMatchObject({ ok: false });
  expect(await check(second)).toMatchObject({ ok: false });
});

test('each of two codes expires at its own time', async () => {
  const { core, send, check, newest } = await aAdmin();
  await send();
  const first = await newest();
  core.clock.advance(minute);
  await send();
  const second = await newest();
  core.clock.advance(9 * minute);
  expect(await check(first)).toMatchObject({ ok: false });
  expect(await check(second)).toMatchObject({ ok: true });
});

test('a used code stays used when another one is sent', async () => {
  const { core, send, check, newest } = await aAdmin();
  await send();
  const first = await newest();
  expect(await check(first)).toMatchObject({ ok: true });
  core.clock.advance(minute);
  await send();
  expect(await check(first)).toMatchObject({ ok: false });
  expect(await check(await newest())).toMatchObject({ ok: true });
});

test('a rollback of the caller’s transaction leaves the code valid for the next try', async () => {
  const { core, verification, send, check, newest } = await aAdmin();
  await send();
  const of = { brand: 'padma', purpose: 'login', recipient: rahim, code: await newest() } as const;
  const failing = core.db.transaction(async (tx) => {
    await verification.codes.check(tx, of);
    throw new Error('the account could not be opened');
  });
  await expect(failing).rejects.toThrow();
  expect(await check(of.code)).toMatchObject({ ok: true });
});

test('a number and a visitor get one code per second, also with simultaneous requests', async () => {
  const { core, send } = await aAdmin();
  const burst = await Promise.all(Array.from({ length: 10 }, () => send()));
  expect(burst.filter(({ ok }) => ok)).toHaveLength(1);
  const tooSoon = { code: 'too-many-requests', retryAfter: 1 };
  expect(await send({ ip: '203.0.113.8' })).toMatchObject(tooSoon);
  expect(await send({ recipient: lucia })).toMatchObject(tooSoon);
  core.clock.advance(1_000);
  expect(await send()).toMatchObject({ ok: true });
});

test('a refusal by the number’s limit counts against the visitor', async () => {
  const { core, verification, send } = await aAdmin();
  await verification.settings.keep('padma', {
    codesPerNumber: 1,
    codesPerAddress: 2,
    codesPerBrand: 9,
  });
  const ask = (mobile: MobileNumber) => {
    core.clock.advance(1_000);
    return send({ recipient: mobile });
  };
  expect(await ask(rahim)).toMatchObject({ ok: true });
  expect(await ask(rahim)).toMatchObject({ code: 'too-many-requests' });
  expect(await ask(lucia)).toMatchObject({ code: 'too-many-requests' });
});

test('each number, address and brand has a daily limit of codes', async () => {
  const { core, verification, send } = await aAdmin();
  await verification.settings.keep('padma', {
    codesPerNumber: 2,
    codesPerAddress: 3,
    codesPerBrand: 4,
  });
  const ask = (mobile: MobileNumber, ip: string) => {
    core.clock.advance(1_000);
    return send({ recipient: mobile, ip });
  };
  for (const _ of [1, 2]) expect(await ask(rahim, '203.0.113.1')).toMatchObject({ ok: true });
  const full = await ask(rahim, '203.0.113.2');
  expect(full).toMatchObject({ code: 'too-many-requests' });
  // The test's day started at noon.
  expect(full.ok ? 0 : full.retryAfter).toBe(12 * 3_600 - 3);
  expect(await ask(lucia, '203.0.113.1')).toMatchObject({ ok: true });
  expect(await ask(lucia, '203.0.113.1')).toMatchObject({ ok: false });
  expect(await ask(lucia, '203.0.113.3')).toMatchObject({ ok: true });
  const third = known(mobileNumber('880', '1812345678'));
  expect(await ask(third, '203.0.113.4')).toMatchObject({ code: 'too-many-requests' });
  core.clock.advance(24 * 60 * minute);
  expect(await ask(rahim, '203.0.113.1')).toMatchObject({ ok: true });
});

test('the database does not contain the code in plain text', async () => {
  const { core, send, newest } = await aAdmin();
  await send();
  const code = await newest();
  const { read } = core.db;
  const rows = [
    await read.selectFrom('one_time_codes').selectAll().execute(),
    await read.selectFrom('outgoing_messages').selectAll().execute(),
  ];
  expect(JSON.stringify(rows)).not.toContain(code);
});

test('expired rows are deleted', async () => {
  const { core, verification, send } = await aAdmin();
  await send();
  core.clock.advance(25 * 60 * minute);
  await verification.sweep();
  const { read } = core.db;
  expect(await read.selectFrom('one_time_codes').selectAll().execute()).toEqual([]);
  expect(await read.selectFrom('verification_counts').selectAll().execute()).toEqual([]);
});

test.each([
  ['880', '01712345678', '+8801712345678'],
  ['880', '1712345678', '+8801712345678'],
  ['880', '+880 1712-345678', '+8801712345678'],
  ['34', '612 345 678', '+34612345678'],
  ['63', '09171234567', '+639171234567'],
  ['1', '2025550143', '+12025550143'],
  ['880', '+34612345678', null],
  ['34', '912345678', null],
  ['880', '017123', null],
  ['880', 'call me', null],
  ['999', '12345678', null],
  ['880', '', null],
])('+%s %j is the mobile %s', (dialingCode, typed, mobile) => {
  expect(mobileNumber(dialingCode, typed)).toBe(mobile);
});

test('one number has one normalized form, however it is typed', () => {
  const digits = fc.stringMatching(/^1[3-9]\d{8}$/);
  const gaps = fc.constantFrom('', ' ', '-', '.');
  fc.assert(
    fc.property(digits, gaps, fc.constantFrom('', '0', '+880'), (number, gap, before) => {
      const typed = `${before}${number.slice(0, 4)}${gap}${number.slice(4)}`;
      expect(mobileNumber('880', typed)).toBe(`+880${number}`);
    }),
  );
});
