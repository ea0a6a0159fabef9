import {
  everyMember,
  type CampaignDraft,
  type CampaignId,
  type MemberId,
} from '@croupier/contracts';
import { callSchemas } from '@croupier/contracts/schemas';
import { sql } from 'kysely';
import { createBrands } from '../modules/brands/index.ts';
import { createCampaigns } from '../modules/campaigns/index.ts';
import type { Member } from '../modules/identity/index.ts';
import { accounts, type TransferKind } from '../modules/ledger/index.ts';
import { createLive } from '../modules/live/index.ts';
import { createRollUps } from '../modules/reports/index.ts';
import { createRewards } from '../modules/rewards/index.ts';
import { paymentTable } from './payment-table.ts';

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
  const table = await paymentTable();
  const { core, ledger, identity } = table;
  const live = createLive(core);
  const brands = createBrands(core, { live });
  const away = new Set<MemberId>();
  const broken = new Set<MemberId>();
  const attempts: MemberId[] = [];
  const protection = {
    async isAway({ id }: { readonly id: MemberId }) {
      attempts.push(id);
      if (broken.has(id)) throw new Error('the award breaks off');
      return away.has(id);
    },
  };
  const reports = createRollUps(core, { brands });
  const rewards = createRewards(core, {
    brands,
    ledger,
    live,
    protection,
    twoPersonUnitsOf: async () => 50_000_000n,
    freeRounds: {
      isOfferedBy: () => false,
      grant: () => Promise.reject(new Error('no provider offers free rounds here')),
      cancel: async () => 0,
      of: async () => [],
      expire: async () => undefined,
      notify: async () => undefined,
    },
    issuers: {},
  });
  const campaigns = createCampaigns(core, {
    brands,
    identity,
    live,
    protection,
    reports,
    rewards,
  });
  const padma = await brands.byCode('padma');
  if (!padma) throw new Error('the demo brand is missing');
  const brand = padma;
  const chase = core.ids.next('chs');
  await sql`INSERT INTO lottery_chase
    (id, brand, member_id, game_id, currency, key, slip_hash, slip, stop_on_win, stake_units, state, placed_at)
    VALUES (${chase}, 'padma', 'mem_other', 'k3-1m', 'BDT', 'key', '', '{}', false, 1, 'running', now())`.execute(
    core.db.read,
  );

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

  async function book(member: MemberId, kind: TransferKind, amountUnits: bigint): Promise<void> {
    const [cash, stakes] = [accounts.cash(member), accounts.chase(chase)];
    const [from, to] = kind === 'stake' ? [cash, stakes] : [stakes, cash];
    const key = core.ids.next('key');
    const booking = {
      key,
      kind,
      currency: 'BDT',
      reference: chase,
      moves: [{ from, to, amountUnits }],
    };
    await core.db.transaction((tx) => ledger.book(tx, [booking]));
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
    ...{ brand, campaigns, reports, rewards, away, broken, attempts },
    ...{ aDraft, start, book, credited, seen, rewardsOf, many },
    figures,
  };
}
