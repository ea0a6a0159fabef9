import { randomUUID } from 'node:crypto';
import type { Localized, InputOf, calls } from '@croupier/contracts';
import { callSchemas } from '@croupier/contracts/schemas';
import { sql } from 'kysely';
import { campaignsTable, cashOf, validDraft } from '../../testing/campaigns-table.ts';
import { dayIn } from '../../zoned-day.ts';

const day = 24 * 3_600_000;
const aNew = { brand: 'padma', id: null } as const;
const inAll = (text: string): Localized => ({ en: text, bn: text, es: text, ar: text });

test('the terms say in every language what the campaign does', async () => {
  const { campaigns, aDraft } = await campaignsTable();
  const drafts: InputOf<typeof calls.previewCampaign>['draft'][] = [
    aDraft({ trigger: { kind: 'loss', period: 'week', categories: ['RNG'] }, budget: '10.00' }),
    aDraft({ trigger: { kind: 'rank', level: 3 }, needsJoin: true, budgetPerDay: '10.00' }),
    aDraft({ trigger: { kind: 'schedule', weekdays: [5], time: '18:00' }, needsJoin: true }),
    aDraft({
      tiers: [
        {
          from: '0',
          gift: { kind: 'fixed', reward: { kind: 'item', name: inAll('Bat') }, value: '9' },
        },
      ],
    }),
  ];
  for (const draft of drafts) {
    const answer = await campaigns.admin.preview({ ...aNew, draft });
    if (!answer.ok) throw new Error(answer.code);
    const { terms } = callSchemas.previewCampaign.output.parse(answer.value);
    for (const { en, bn, es, ar } of terms) {
      for (const text of [en, bn, es, ar]) expect(text).not.toMatch(/\{\{|undefined|^\s*$/);
      expect(new Set([en, bn, es, ar]).size).toBe(4);
    }
  }
  const first = await campaigns.admin.preview({ ...aNew, draft: aDraft() });
  expect(JSON.stringify(first)).toContain('It is ৳50.00 in cash.');
});

test('a draft that asks members to join before they register or are chosen is refused', () => {
  const { draft } = callSchemas.saveCampaign.input.shape;
  for (const kind of ['registration', 'manual'] as const)
    expect(draft.safeParse(validDraft({ trigger: { kind }, needsJoin: true })).success).toBe(false);
  expect(
    draft.safeParse(validDraft({ trigger: { kind: 'deposit' }, needsJoin: true })).success,
  ).toBe(true);
});

test('held-out members get nothing, are not shown the campaign, and are compared with the others', async () => {
  const { campaigns, start, many, figures, seen, aDraft, rewardsOf } = await campaignsTable();
  const audience = { ...aDraft().audience, holdOutPercent: 50 };
  const id = await start({ audience });
  const members = await many(40);
  const answers = await Promise.all(
    members.map((one) => campaigns.enterCode(one, 'EID2026', randomUUID())),
  );
  const rewarded = members.filter((_, at) => answers[at]?.ok);
  const out = members.filter((_, at) => !answers[at]?.ok);
  expect(rewarded.length).toBeGreaterThan(5);
  expect(out.length).toBeGreaterThan(5);
  for (const { id: member } of out) expect(await rewardsOf(member)).toEqual([]);
  const [one] = out;
  expect(one && (await seen(one, id))).toBeUndefined();
  expect(await figures(id)).toMatchObject({
    rewarded: { members: rewarded.length },
    heldOut: { members: out.length },
    spent: `${rewarded.length * 50}.00`,
  });
});

test('the simulation gives for the last month what the engine would have given', async () => {
  const { campaigns, many, credited, aDraft } = await campaignsTable();
  for (const member of await many(3)) {
    await credited(member, '500.00');
    await credited(member, '1000.00');
  }
  const draft = aDraft({
    trigger: { kind: 'nth-deposit', number: 2 },
    tiers: [{ from: '100.00', gift: { kind: 'share', percent: 50, most: '400.00', terms: null } }],
    budget: '900.00',
  });
  const simulated = await campaigns.admin.simulate({ ...aNew, draft });
  expect(simulated).toMatchObject({
    value: { basis: 'events', members: 2, rewards: 2, cost: '800.00' },
  });
  if (!simulated.ok) throw new Error(simulated.code);
  expect(callSchemas.simulateCampaign.output.parse(simulated.value).spentOn).not.toBeNull();
});

test('the simulation spends the budget on the day on which the turnover was reached', async () => {
  const { campaigns, core, book, brand, reports, aDraft, ...table } = await campaignsTable();
  const member = await table.player('5000');
  await book(member.id, 'stake', 20_000_000n);
  core.clock.advance(day);
  await book(member.id, 'stake', 20_000_000n);
  const today = dayIn(brand.settings.profile.timeZone, core.clock.now());
  core.clock.advance(day);
  await reports.catchUpAll();
  const trigger = { kind: 'turnover', period: 'campaign', categories: [] } as const;
  const draft = aDraft({ trigger, tiers: cashOf('10.00', '300.00'), budget: '5.00' });
  expect(await campaigns.admin.simulate({ ...aNew, draft })).toMatchObject({
    value: { rewards: 0, spentOn: today },
  });
  const affordable = { ...draft, budget: null };
  expect(await campaigns.admin.simulate({ ...aNew, draft: affordable })).toMatchObject({
    value: { rewards: 1, cost: '10.00', spentOn: null },
  });
});

test('the simulation leaves out the share of members that is held out', async () => {
  const { campaigns, many, aDraft } = await campaignsTable();
  await many(60);
  const audience = { ...aDraft().audience, holdOutPercent: 50 };
  const simulated = await campaigns.admin.simulate({
    ...aNew,
    draft: aDraft({ audience }),
  });
  if (!simulated.ok) throw new Error(simulated.code);
  const { members } = simulated.value;
  expect([members > 10, members < 50]).toEqual([true, true]);
});

test('the simulation leaves out events that another campaign of the group has rewarded', async () => {
  const { campaigns, start, many, credited, aDraft } = await campaignsTable();
  const deposits = { trigger: { kind: 'deposit' }, group: 'welcome', perMember: 5 } as const;
  const id = await start({ ...deposits, tiers: cashOf('10.00', '1000.00') });
  for (const member of await many(2)) {
    await credited(member, '500.00');
    await credited(member, '1000.00');
  }
  await campaigns.follow();
  const draft = aDraft({ ...deposits, tiers: cashOf('5.00', '100.00') });
  const rewards = async (asked: { id: typeof id | null; group: string | null }) => {
    const answer = await campaigns.admin.simulate({
      brand: 'padma',
      id: asked.id,
      draft: { ...draft, group: asked.group },
    });
    return answer.ok && answer.value.rewards;
  };
  expect(await rewards({ id: null, group: 'welcome' })).toBe(2);
  expect(await rewards({ id: null, group: 'other' })).toBe(4);
  expect(await rewards({ id: null, group: null })).toBe(4);
  // What the campaign itself has given is what the simulation computes.
  expect(await rewards({ id, group: 'welcome' })).toBe(4);
});

test.each([
  ['code', { kind: 'code', code: 'EID2027' }],
  ['rank', { kind: 'rank', level: 1 }],
  ['check-in', { kind: 'login-streak', days: 2 }],
] as const)(
  'the simulation leaves out members whose %s the group has rewarded',
  async (_, trigger) => {
    const { campaigns, core, start, many, aDraft } = await campaignsTable();
    const [member] = await many(3);
    if (!member) throw new Error('members are missing');
    await sql`UPDATE members SET rank_level = 1`.execute(core.db.read);
    const ofGroup =
      trigger.kind === 'code' ? { kind: 'code' as const, code: 'EID2026' } : { ...trigger };
    const accounts = [member.account];
    const id = await start({
      ...{ trigger: ofGroup, group: 'festival' },
      audience: { ...aDraft().audience, accounts },
    });
    if (trigger.kind === 'code') await campaigns.enterCode(member, 'EID2026', randomUUID());
    if (trigger.kind === 'login-streak') {
      await campaigns.checkIn(member, id);
      core.clock.advance(day);
      await campaigns.checkIn(member, id);
    }
    await campaigns.keepTime();
    const rewards = async (group: string) => {
      const draft = aDraft({ trigger, group });
      const answer = await campaigns.admin.simulate({ ...aNew, draft });
      return answer.ok && answer.value.rewards;
    };
    const all = Number(await rewards('other'));
    expect(all).toBeGreaterThanOrEqual(3);
    expect(await rewards('festival')).toBe(all - 1);
  },
);
