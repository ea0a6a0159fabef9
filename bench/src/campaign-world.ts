import {
  everyMember,
  type CampaignDraft,
  type CampaignId,
  type MemberId,
} from '@croupier/contracts';
import type { Core } from '@croupier/platform/core';
import { seedBrands } from '@croupier/platform/demo/brands';
import { createBrands } from '@croupier/platform/modules/brands/index';
import { createCampaigns, type Campaigns } from '@croupier/platform/modules/campaigns/index';
import { accounts, type Booking, type Ledger } from '@croupier/platform/modules/ledger/index';
import { createLive } from '@croupier/platform/modules/live/index';
import { createRollUps, type RollUps } from '@croupier/platform/modules/reports/index';
import { createRewards } from '@croupier/platform/modules/rewards/index';
import { sql } from 'kysely';

export const crowd = 2_000;
export const liveCampaigns = 200;

export const crowdMember = (index: number) => `mem_crowd${index}` as MemberId;
const campaignId = (index: number) => `cmp_bench${String(index).padStart(6, '0')}` as CampaignId;

/** The campaigns of the platform, with rewards as the platform issues them. */
export function campaignsOf(
  core: Core,
  ledger: Ledger,
): { readonly campaigns: Campaigns; readonly reports: RollUps } {
  const live = createLive(core);
  const brands = createBrands(core, { live });
  const reports = createRollUps(core, { brands });
  const protection = { isAway: async () => false };
  const rewards = createRewards(core, {
    ...{ brands, ledger, live, protection, issuers: {} },
    twoPersonUnitsOf: async () => null,
    freeRounds: {
      isOfferedBy: () => false,
      grant: () => Promise.reject(new Error('the bench grants no free rounds')),
      cancel: async () => 0,
      of: async () => [],
      expire: async () => undefined,
      notify: async () => undefined,
    },
  });
  const identity = { byAccount: async () => null };
  const campaigns = createCampaigns(core, { brands, identity, live, protection, reports, rewards });
  return { campaigns, reports };
}

const words = { title: 'Bench', summary: '' };
const periods = ['day', 'week', 'month', 'campaign'] as const;
const categories = [[], ['RNG'], ['RNG', 'LIVE'], ['SPORTS', 'RNG', 'LOTT']] as const;

/** Turnover campaigns with tiers from what ten bets reach to what no bench reaches. */
const draftOf = (index: number): CampaignDraft => ({
  category: 'reload',
  art: 'bench',
  words: { bn: words },
  startsAt: '2026-01-01T00:00:00.000Z',
  endsAt: null,
  trigger: {
    kind: 'turnover',
    period: periods[index % 4] ?? 'day',
    categories: [...(categories[Math.floor(index / 4) % 4] ?? [])],
  },
  audience: { ...everyMember, holdOutPercent: 10 },
  tiers: [1, 10, 100].map((times) => ({
    from: `${(index === 0 ? 10 : 5_000 + index * 1_000) * times}.00`,
    gift: { kind: 'fixed', reward: { kind: 'cash', amount: '1.00' }, value: null },
  })),
  perMember: 1_000,
  perMemberDay: null,
  budget: '100000000.00',
  budgetPerDay: null,
  claim: 'manual',
  claimDays: 7,
  needsJoin: false,
  group: null,
  notWithBonus: false,
});

/** Brand, members with money, a game, and the live campaigns. */
export async function seedCrowd(core: Core, ledger: Ledger): Promise<void> {
  const { read } = core.db;
  const live = createLive(core);
  await seedBrands({ brands: createBrands(core, { live }) });
  await sql`INSERT INTO members (id, brand, username, username_key, nickname, type, status, icon, password_hash,
      has_password, password_changed_at, payment_pin_hash, upline_path, joined_at, rank_level)
    SELECT 'mem_crowd' || n, 'padma', 'crowd' || n, 'crowd' || n, 'Player', 0, 'active', 'lotus',
      '', true, now(), '', '/', now(), 0
    FROM generate_series(0, ${crowd - 1}::int) AS n`.execute(read);
  await sql`INSERT INTO game (id, provider, code, name, search, kind, classify, launch_path, art, rtp, min_bet, is_hot,
      is_active, position, read_at, max_bet, languages, has_fun_play, fingerprint)
    VALUES ('gam_crowd', 'studio', 'crowd', '{"en": "Bench"}', '', 'RNG', '', '', '', 96, '{}', false,
      true, 1, now(), '{}', '[]', false, '')`.execute(read);
  await sql`INSERT INTO game_round (id, provider, member_id, provider_round, account, brand, game_id, currency, state,
      stake_units, win_units, held_units, adjusted_units, started_at, is_play, bonus_stake_units, jackpot_units)
    VALUES ('rnd_crowd', 'studio', 'mem_crowd0', 'r', 'crowd', 'padma', 'gam_crowd', 'BDT', 'open',
      0, 0, 0, 0, now(), false, 0, 0)`.execute(read);
  const deposits = Array.from({ length: crowd }, (_, index): Booking => ({
    key: `fund-crowd-${index}`,
    kind: 'deposit',
    currency: 'BDT',
    reference: 'bench',
    moves: [
      {
        from: accounts.deposits('bench'),
        to: accounts.cash(crowdMember(index)),
        amountUnits: 10n ** 13n,
      },
    ],
  }));
  await core.db.transaction((tx) => ledger.book(tx, deposits));
  const { campaigns } = campaignsOf(core, ledger);
  for (let index = 0; index < liveCampaigns; index += 1)
    await campaigns.documents.seed({
      brand: 'padma',
      id: campaignId(index),
      position: index,
      draft: draftOf(index),
    });
}

/** A bet of one taka in the game of the bench. */
export const crowdBet = (key: string, member: MemberId): Booking => ({
  key: `crowd-${key}`,
  kind: 'game-bet',
  currency: 'BDT',
  reference: 'rnd_crowd',
  moves: [{ from: accounts.cash(member), to: accounts.gaming('studio'), amountUnits: 100_000n }],
});

/** The first campaign of the bench: its first tier is reached with ten bets. */
export const firstCampaign = campaignId(0);
