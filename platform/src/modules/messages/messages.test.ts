import { calls, languages, type Language, type OperatorId } from '@croupier/contracts';
import { testConfig, testCore } from '../../testing/index.ts';
import { testMailServer, testSmsGateway } from '../../testing/test-gateways.ts';
import { createBrands } from '../brands/index.ts';
import { createLive } from '../live/index.ts';
import { seedBrands } from '../../demo/brands.ts';
import type { OutsideServices } from '../../outside-services.ts';
import { createMessages, type NewMessage } from './index.ts';
import { messageText } from './message-text.ts';
import { messageTexts } from './message-texts.ts';

const minute = 60_000;
const nothing = testConfig().outside;
const operator = { id: 'opr_1' as OperatorId, name: 'olga', token: '' };

async function anOutbox(outside: Partial<OutsideServices>, demo = false) {
  const core = await testCore({ config: { outside: { ...nothing, ...outside }, demo } });
  await seedBrands({ brands: createBrands(core, { live: createLive(core) }) });
  const messages = createMessages(core);
  const send = (changes: Partial<NewMessage> = {}) =>
    core.db.transaction((tx) => messages.send(tx, { ...aCode(core.clock.now()), ...changes }));
  return { core, messages, send };
}

const aCode = (now: Date): NewMessage => ({
  brand: { code: 'padma', name: 'Padma' },
  channel: 'sms',
  recipient: '+8801712345678',
  kind: 'code-login',
  language: 'en',
  values: { minutes: '10' },
  secrets: { code: '482913' },
  worthUntil: new Date(now.getTime() + 10 * minute),
});

test('an SMS is sent through the gateway once, and its code is deleted', async () => {
  const gateway = await testSmsGateway();
  const { core, messages, send } = await anOutbox({ sms: gateway.service });
  await send();
  const waiting = await core.db.read.selectFrom('outgoing_messages').selectAll().execute();
  expect(JSON.stringify(waiting)).not.toContain('482913');
  await Promise.all([messages.deliver(), messages.deliver(), messages.deliver()]);
  expect(gateway.taken).toEqual([
    {
      authorization: `Basic ${Buffer.from('AC1:sms-token').toString('base64')}`,
      form: {
        To: '+8801712345678',
        From: '+15550001111',
        Body: expect.stringMatching(/^Padma: 482913 is your sign-in code, for 10 minutes\./),
      },
    },
  ]);
  const [sent] = await messages.list({});
  expect(sent).toMatchObject({ state: 'sent', attempts: 1, lastError: null });
  expect(sent?.text).toContain('••••••');
  const rows = await core.db.read
    .selectFrom('outgoing_messages')
    .select('locked_secrets')
    .execute();
  expect(rows).toEqual([{ locked_secrets: null }]);
});

test('a message of a rolled-back transaction is not sent', async () => {
  const gateway = await testSmsGateway();
  const { core, messages } = await anOutbox({ sms: gateway.service });
  const failing = core.db.transaction(async (tx) => {
    await messages.send(tx, aCode(core.clock.now()));
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  await messages.deliver();
  expect(gateway.taken).toEqual([]);
});

test('a failing gateway is retried after growing pauses, then the message is given up', async () => {
  const gateway = await testSmsGateway();
  const { core, messages, send } = await anOutbox({ sms: gateway.service });
  gateway.answers.push(...Array.from({ length: 8 }, () => 503));
  await send({ worthUntil: new Date(core.clock.now().getTime() + 600 * minute) });
  for (const [tries, pauseS] of [5, 10, 20, 40, 80, 160, 320].entries()) {
    await messages.deliver();
    core.clock.advance(pauseS * 1_000 - 1);
    await messages.deliver();
    expect(gateway.taken).toHaveLength(tries + 1);
    core.clock.advance(1);
  }
  await messages.deliver();
  const [failed] = await messages.list({ state: 'failed' });
  expect(failed).toMatchObject({ attempts: 8, lastError: expect.stringContaining('answered 503') });
  core.clock.advance(60 * minute);
  await messages.deliver();
  expect(gateway.taken).toHaveLength(8);

  if (!failed) throw new Error('nothing failed');
  expect(await messages.retry(failed.id, operator)).toMatchObject({ value: { state: 'waiting' } });
  await messages.deliver();
  expect(gateway.taken).toHaveLength(9);
  expect((await messages.list({}))[0]).toMatchObject({ state: 'sent', attempts: 1 });
  const auditRecords = await core.db.read.selectFrom('audit_entries').selectAll().execute();
  expect(auditRecords).toMatchObject([{ operator: 'olga', action: 'message.retried' }]);
});

test('a permanent refusal is final', async () => {
  const gateway = await testSmsGateway();
  const { messages, send } = await anOutbox({ sms: gateway.service });
  gateway.answers.push(400);
  await send();
  await messages.deliver();
  expect((await messages.list({}))[0]).toMatchObject({ state: 'failed', attempts: 1 });
});

test('a message waits while its gateway is unreachable', async () => {
  const gateway = await testSmsGateway();
  await gateway.stop();
  const { messages, send } = await anOutbox({ sms: gateway.service });
  await send();
  await messages.deliver();
  expect((await messages.list({}))[0]).toMatchObject({
    state: 'waiting',
    lastError: 'no answer (ECONNREFUSED)',
  });
});

test('an expired code is not sent and cannot be sent again', async () => {
  const gateway = await testSmsGateway();
  const { core, messages, send } = await anOutbox({ sms: gateway.service });
  const id = await send();
  core.clock.advance(10 * minute);
  await messages.deliver();
  expect(gateway.taken).toEqual([]);
  expect((await messages.list({}))[0]).toMatchObject({ state: 'failed' });
  expect(await messages.retry(id, operator)).toMatchObject({ code: 'message-expired' });
});

test('a mail is sent by SMTP in the reader’s language', async () => {
  const mail = await testMailServer();
  const { messages, send } = await anOutbox({ mail: mail.service });
  const id = await send({
    channel: 'mail',
    recipient: 'lucia@example.com',
    kind: 'password-reset',
    language: 'es',
    values: { account: 'lucia', minutes: '30' },
    secrets: { link: 'https://verano.example/forget#reset=abc123' },
  });
  await messages.deliver();
  expect(mail.taken).toHaveLength(1);
  const [taken] = mail.taken;
  expect(taken?.to).toEqual(['lucia@example.com']);
  expect(taken?.mail).toContain(`Message-ID: <${id}@padma.example>`);
  expect(taken?.mail).toContain('From: Padma <no-reply@padma.example>');
  expect(decodedBody(taken?.mail ?? '')).toContain('https://verano.example/forget#reset=abc123');
  expect((await messages.list({}))[0]).toMatchObject({ state: 'sent' });
});

test('an unknown mailbox is final, and header injection is not possible', async () => {
  const mail = await testMailServer();
  const { messages, send } = await anOutbox({ mail: mail.service });
  await send({ channel: 'mail', recipient: 'x@nobody.example' });
  await send({ channel: 'mail', recipient: 'a@b.example\r\nBcc: evil@example.com' });
  await messages.deliver();
  const states = (await messages.list({})).map(({ recipient, state }) => [recipient, state]);
  expect(states).toContainEqual(['x@nobody.example', 'failed']);
  expect(mail.taken.flatMap(({ to }) => to)).not.toContain('evil@example.com');
});

test('without a gateway the outbox keeps it masked; a look at it is in the audit trail', async () => {
  const { core, messages, send } = await anOutbox({});
  const id = await send();
  await messages.deliver();
  const [kept] = await messages.list({ state: 'kept' });
  expect(kept?.text).toContain('••••••');
  expect(kept?.canReveal).toBe(true);
  const revealed = await messages.reveal(id, operator);
  expect(revealed).toMatchObject({ value: { text: expect.stringContaining('482913') } });
  const looks = await core.db.read.selectFrom('audit_entries').selectAll().execute();
  expect(looks).toMatchObject([{ operator: 'olga', action: 'message.revealed' }]);
  core.clock.advance(11 * minute);
  await messages.sweep();
  expect((await messages.list({}))[0]).toMatchObject({ canReveal: false });
  expect(await messages.reveal(id, operator)).toMatchObject({ code: 'forbidden' });
  core.clock.advance(91 * 24 * 60 * minute);
  await messages.sweep();
  expect(await messages.list({})).toEqual([]);
});

test.each(languages)(
  'every text of %s has the same placeholders as the English one',
  (language: Language) => {
    for (const [kind, text] of Object.entries(messageTexts[language])) {
      const english = Object.entries(messageTexts.en).find(([name]) => name === kind)?.[1];
      expect(fillsOf(text)).toEqual(fillsOf(english ?? { subject: '', text: '' }));
    }
    expect(messageText('code-login', language, { brand: 'B', minutes: '5' }).text).toContain(
      '••••••',
    );
  },
);

test('only operators can read the outbox', () => {
  expect([calls.messages.audience, calls.retryMessage.audience]).toEqual(['operator', 'operator']);
});

const fillsOf = ({ subject, text }: { subject: string; text: string }) =>
  [...`${subject} ${text}`.matchAll(/\{\{\w+\}\}/g)].map(([fill]) => fill).sort();

function decodedBody(mail: string): string {
  const [head = '', ...rest] = mail.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8');
  return body.replace(/=\r\n/g, '').replace(/=3D/g, '=');
}

test.each([
  [false, 'only the addressee'],
  [true, 'operators who may reveal messages of a demonstration, which has no mailboxes'],
])('an operator’s own link (demonstration: %p) is seen by %s', async (demo) => {
  const { messages, send } = await anOutbox({}, demo);
  const id = await send({
    kind: 'operator-invited',
    channel: 'mail',
    secrets: { link: 'the link' },
  });
  expect((await messages.list({}))[0]).toMatchObject({ canReveal: demo });
  expect(await messages.reveal(id, operator)).toMatchObject({ ok: demo });
});
