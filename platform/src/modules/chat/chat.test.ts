import type { ChatRulesDraft } from '@croupier/contracts';
import { callSchemas } from '@croupier/contracts/schemas';
import { sql } from 'kysely';
import { publish } from '../../testing/documents.ts';
import { campaignsTable, cashOf } from '../../testing/campaigns-table.ts';
import type { Member } from '../identity/index.ts';
import { createChat } from './index.ts';
import { cleanText, leadsElsewhere } from './refused-text.ts';

const operator = { name: 'mina' };
const rules: ChatRulesDraft = {
  slowSeconds: 10,
  textLength: 60,
};

async function aTable(changes: Partial<ChatRulesDraft> = {}) {
  const table = await campaignsTable();
  const { core, brands, campaigns, live, protection } = table;
  const chat = createChat(core, { brands, campaigns, live, protection });
  await publish(chat.documents, { ...rules, ...changes });

  const post = (member: Member, text: string, key: string = core.ids.next('key')) =>
    chat.post(member, { text }, key);

  async function posted(member: Member, text: string) {
    const answer = await post(member, text);
    if (!answer.ok) throw new Error(answer.code);
    return callSchemas.postChat.output.parse(answer.value);
  }

  async function room() {
    const answer = await chat.room('padma');
    if (!answer.ok) throw new Error('the room has no failures');
    return callSchemas.chatRoom.output.parse(answer.value);
  }

  const topics = async (topic: string) => {
    const { rows } = await sql`SELECT 1 FROM live_event WHERE topic = ${topic}`.execute(
      core.db.read,
    );
    return rows.length;
  };

  return { ...table, chat, post, posted, room, topics };
}

test('a message reaches the room with a masked name, and a repeated request is the same message', async () => {
  const { post, room, topics, ...table } = await aTable();
  const member = await table.player('0');
  const [first, again] = [await post(member, ' hello   room ', 'k'), await post(member, 'x', 'k')];
  expect(first).toEqual(again);
  expect((await room()).messages).toMatchObject([{ text: 'hello room' }]);
  const [message] = (await room()).messages;
  expect(message?.account).not.toBe(member.account);
  expect(message?.account).toMatch(/•••/);
  expect(await topics('chat.posted')).toBe(1);
});

test('the slow mode holds against many tabs at once', async () => {
  const { core, post, room, ...table } = await aTable();
  const member = await table.player('0');
  const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => post(member, `no ${at}`)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.find(({ ok }) => !ok)).toMatchObject({ code: 'too-many-requests' });
  core.clock.advance(10_000);
  expect(await post(member, 'again')).toMatchObject({ ok: true });
  expect((await room()).messages).toHaveLength(2);
});

test.each([
  'see https://evil.example/x',
  'go to win365 . com now',
  'evil\u200b.com',
  'ｅｖｉｌ．ｃｏｍ',
  't.me/channel',
  'ask @jackpot_king',
  'call 01712-345 678',
  'কল ০১৭১২৩৪৫৬৭৮',
])('refuses %p', (text) => expect(leadsElsewhere(cleanText(text))).toBe(true));

test.each(['I won 5,000 today!', 'odds 2.5 or 3.75?', 'hello...how are you', 'আজ ভাগ্য ভালো', '10-4'])(
  'accepts %p',
  (text) => expect(leadsElsewhere(cleanText(text))).toBe(false),
);

test('long texts, a closed room, a mute and a time-out are refused', async () => {
  const { chat, post, posted, away, ...table } = await aTable({ slowSeconds: 0 });
  const member = await table.player('0');
  expect(await post(member, 'x'.repeat(61))).toMatchObject({ code: 'chat-text-refused' });
  expect(await post(member, '\u200b \u200b')).toMatchObject({ code: 'chat-text-refused' });
  const mute = { brand: 'padma', memberId: member.id, note: 'spam' };
  await chat.admin.mute(operator, { ...mute, minutes: 10 });
  expect(await post(member, 'muted')).toMatchObject({ code: 'chat-muted' });
  await chat.admin.mute(operator, { ...mute, minutes: 0 });
  await posted(member, 'back');
  away.add(member.id);
  expect(await post(member, 'away')).toMatchObject({ code: 'timed-out' });
  expect(await chat.own(member)).toMatchObject({ value: { mayPost: false } });
  away.delete(member.id);
  const closing = { brand: 'padma', id: 'room', revision: 1, note: 'night' } as const;
  await chat.documents.publish({ ...closing, isPublished: false }, operator);
  expect(await post(member, 'closed')).toMatchObject({ code: 'chat-closed' });
});

test('reports count once for each member; a removed message leaves the room, with an audit record', async () => {
  const { core, chat, posted, room, topics, ...table } = await aTable();
  const [author, reader] = [await table.player('0'), await table.player('0')];
  const { id } = await posted(author, 'bad words');
  const report = { id, reason: 'insult' } as const;
  await Promise.all([1, 2, 3].map(() => chat.report(reader, report)));
  await chat.report(author, report);
  const queue = await chat.admin.messages({ brand: 'padma', view: 'reported' });
  expect(queue).toMatchObject({ value: { rows: [{ id, reports: 2, username: author.account }] } });
  const decision = { brand: 'padma', id, decision: 'remove', note: 'insult' } as const;
  await chat.admin.decide(operator, decision);
  expect((await room()).messages).toEqual([]);
  expect(await topics('chat.removed')).toBe(1);
  expect(await chat.report(reader, report)).toMatchObject({ code: 'not-found' });
  const { rows } = await sql<{ before: string; note: string }>`
    SELECT before, note FROM audit_entries WHERE action = 'chat.message-removed'`.execute(
    core.db.read,
  );
  expect(rows).toEqual([{ before: 'bad words', note: 'insult' }]);
  await chat.admin.decide(operator, { ...decision, decision: 'restore' });
  expect((await room()).messages).toMatchObject([{ id }]);
});

test('a rain offers the reward of a campaign to those who talked; each share is taken once, within audience and budget', async () => {
  const { core, chat, posted, balance, grantsOf, start, aDraft, ...table } = await aTable();
  const [one, two, outside, silent] = await Promise.all([1, 2, 3, 4].map(() => table.player('1')));
  if (!one || !two || !outside || !silent) throw new Error('there are four members');
  const accounts = [one.account, two.account, silent.account];
  const trigger = { kind: 'chat-rain' } as const;
  const rain = { trigger, tiers: cashOf('10.00'), claim: 'automatic', perMember: 5 } as const;
  const audience = { ...aDraft().audience, accounts };
  const campaign = await start({ ...rain, audience, budget: '20.00' });
  const order = { brand: 'padma', campaign, members: 5, minutes: 5, note: 'rain' };
  expect(await chat.admin.rain(operator, order, 'k0')).toMatchObject({ code: 'not-found' });
  for (const member of [one, two, outside]) await posted(member, 'hello');
  const starts = await Promise.all(
    ['k1', 'k1', 'k2'].map((key) => chat.admin.rain(operator, order, key)),
  );
  const [rained, again, other] = starts.map((started) => {
    if (!started.ok) throw new Error(started.code);
    return callSchemas.startRain.output.parse(started.value);
  });
  if (!rained || !other) throw new Error('no rain has started');
  expect([rained, rained.members]).toEqual([again, 2]);
  const claims = await Promise.all(Array.from({ length: 6 }, () => chat.claimRain(one, rained)));
  expect(claims.every(({ ok }) => ok)).toBe(true);
  expect([await balance(one.id), await grantsOf(one.id)]).toEqual([1_100_000n, 1]);
  for (const member of [outside, silent])
    expect(await chat.claimRain(member, rained)).toMatchObject({ code: 'not-found' });
  expect(await chat.claimRain(one, other)).toMatchObject({ ok: true });
  expect(await chat.claimRain(two, rained)).toMatchObject({ code: 'campaign-closed' });
  core.clock.advance(6 * 60_000);
  expect(await chat.claimRain(two, other)).toMatchObject({ code: 'claim-expired' });
  expect(await table.figures(campaign)).toMatchObject({ spent: '20.00', claimed: 2 });
});

test('a campaign that is over, or has another trigger, does not rain', async () => {
  const { chat, posted, start, ...table } = await aTable();
  await posted(await table.player('1'), 'hello');
  const campaign = await start({ trigger: { kind: 'manual' } });
  const order = { brand: 'padma', campaign, members: 5, minutes: 5, note: 'rain' };
  expect(await chat.admin.rain(operator, order, 'k')).toMatchObject({ code: 'campaign-closed' });
  expect(await chat.admin.rains('padma')).toMatchObject({ value: { rains: [] } });
});

test('the room is open while its rules are published, and earlier rules are restored', async () => {
  const { core, chat, post, room, ...table } = await aTable();
  const { documents } = chat;
  const member = await table.player('0');
  const chosen = { brand: 'padma', id: 'room', note: 'test' } as const;
  const slower = { ...rules, slowSeconds: 300 };
  await documents.save({ ...chosen, revision: 1, draft: slower, publish: true }, operator);
  expect((await room()).slowSeconds).toBe(300);
  await documents.publish({ ...chosen, revision: 2, isPublished: false }, operator);
  expect(await post(member, 'hello')).toMatchObject({ code: 'chat-closed' });
  await documents.restoreRevision({ ...chosen, revision: 3, wanted: 1 }, operator);
  expect((await room()).isOpen).toBe(false);
  await documents.publish({ ...chosen, revision: 4, isPublished: true }, operator);
  expect(await room()).toMatchObject({ isOpen: true, slowSeconds: rules.slowSeconds });
  expect(await post(member, 'hello')).toMatchObject({ ok: true });
  const { rows } = await sql<{ action: string }>`
    SELECT action FROM audit_entries WHERE subject = 'padma/room' ORDER BY id`.execute(
    core.db.read,
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'chat.rules-published',
    'chat.rules-published',
    'chat.rules-withdrawn',
    'chat.rules-revision-restored',
    'chat.rules-published',
  ]);
});
