import {
  everyMember,
  type CampaignDraft,
  type CampaignId,
  type MemberId,
} from '@croupier/contracts';
import { callSchemas } from '@croupier/contracts/schemas';
import { sql } from 'kysely';
import { createCampaigns } from '../modules/campaigns/index.ts';
import type { Member } from '../modules/identity/index.ts';
import { rewardTable } from './reward-table.ts';

const words = { title: 'Friday money', summary: 'For you' };

type Tiers = CampaignDraft['tiers'];
export const cashOf = (amount: string, from = '0'): Tiers => [
  { from, gift: { kind: 'fixed', reward: { kind: 'cash', amount }, value: null } },
];

/** A complete campaign with a code; the changes replace its parts. */
export const validDraft = (changes: Partial<CampaignDraft>): CampaignDraft => ({
  category: 'reload',
  art: 'kite',
  words: { en: words, bn: words },
  startsAt: '2027-01-01T00:00:00.000Z',
  endsAt: null,
  trigger: { kind: 'code', code: 'EID2026' },
  audience: everyMember,
  tiers: cashOf('50.00'),
  perMember: 1,
  perMemberDay: null,
  budget: null,
  budgetPerDay: null,
  claim: 'manual',
  claimDays: 7,
  needsJoin: false,
  group: null,
  notWithBonus: false,
  ...changes,
});

/** Campaigns with rewards, members and money, all on a database of their own. */
export async function campaignsTable() {
  const table = await rewardTable({ twoPersonUnits: 50_000_000n });
  const { core, identity, live, brands, brand, reports, rewards } = table;
  const broken = new Set<MemberId>();
  const attempts: MemberId[] = [];
  const protection = {
    async isAway(member: { readonly id: MemberId }) {
      attempts.push(member.id);
      if (broken.has(member.id)) throw new Error('the award breaks off');
      return table.protection.isAway(member);
    },
  };
  const campaigns = createCampaigns(core, {
    brands,
    identity,
    live,
    protection,
    reports,
    rewards,
  });

  const aDraft = (changes: Partial<CampaignDraft> = {}): CampaignDraft =>
    validDraft({ startsAt: core.clock.now().toISOString(), ...changes });

  async function start(changes: Partial<CampaignDraft> = {}): Promise<CampaignId> {
    const draft = callSchemas.saveCampaign.input.shape.draft.parse(aDraft(changes));
    const saved = await campaigns.documents.save(
      { brand: 'padma', id: null, revision: 0, note: 'start', draft, publish: true },
      { name: 'mina' },
    );
    if (!saved.ok) throw new Error(saved.code);
    return saved.value.id;
  }

  async function credited(member: Member, amount: string): Promise<void> {
    const deposit = await table.deposit(member, { amount });
    await sql`UPDATE deposits SET state = 'credited', decided_at = ${core.clock.now()}
      WHERE id = ${deposit.id}`.execute(core.db.read);
  }

  async function seen(member: Member, id: CampaignId) {
    const list = await campaigns.list(brand, member);
    if (!list.ok) throw new Error('the list has no failures');
    return callSchemas.campaigns.output.parse(list.value).find((one) => one.id === id);
  }

  async function rewardsOf(member: MemberId) {
    const { rows } = await sql<{ reward: { amount: string }; state: string }>`
      SELECT reward, state FROM reward_grant WHERE member_id = ${member} ORDER BY id`.execute(
      core.db.read,
    );
    return rows.map(({ reward, state }) => `${reward.amount} ${state}`);
  }

  const many = (count: number) =>
    Promise.all(Array.from({ length: count }, () => table.newMember('0')));
  const figures = async (id: CampaignId) => {
    const answer = await campaigns.admin.figures({ brand: 'padma', id });
    if (!answer.ok) throw new Error(answer.code);
    return callSchemas.campaignFigures.output.parse(answer.value);
  };

  return {
    ...table,
    ...{ campaigns, broken, attempts, aDraft, start, credited, seen, rewardsOf, many },
    figures,
  };
}
