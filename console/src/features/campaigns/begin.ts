import {
  everyMember,
  type BonusTerms,
  type CampaignDraft,
  type CampaignGift,
  type CampaignTrigger,
  type Localized,
} from '@croupier/contracts';

/** A new campaign before anything is typed. */
export const newCampaign = (now: Date): CampaignDraft => ({
  category: 'reload',
  art: 'kite',
  words: {},
  startsAt: now.toISOString(),
  endsAt: null,
  trigger: { kind: 'deposit' },
  audience: everyMember,
  tiers: [{ from: '0', gift: giftOf('cash') }],
  perMember: 1,
  perMemberDay: null,
  budget: null,
  budgetPerDay: null,
  claim: 'manual',
  claimDays: 7,
  needsJoin: false,
  group: null,
  notWithBonus: false,
});

/** A trigger of a kind with its usual values. */
export function triggerOf(kind: CampaignTrigger['kind']): CampaignTrigger {
  switch (kind) {
    case 'nth-deposit':
      return { kind, number: 1 };
    case 'turnover':
    case 'loss':
      return { kind, period: 'week', categories: [] };
    case 'login-streak':
      return { kind, days: 7 };
    case 'rank':
      return { kind, level: 1 };
    case 'code':
      return { kind, code: '' };
    case 'schedule':
      return { kind, weekdays: [5], time: '18:00' };
    default:
      return { kind };
  }
}

/** Taking a share of the rain is its claim, so there is no other. */
export const claimsOf = (kind: CampaignTrigger['kind']): readonly CampaignDraft['claim'][] =>
  kind === 'chat-rain' ? ['automatic', 'approval'] : ['manual', 'automatic', 'approval'];

export const claimOf = (
  kind: CampaignTrigger['kind'],
  claim: CampaignDraft['claim'],
): CampaignDraft['claim'] => (claimsOf(kind).includes(claim) ? claim : 'automatic');

/** Triggers that measure an amount, so that there can be several tiers. */
export const hasTiers = (kind: CampaignTrigger['kind']): boolean =>
  kind === 'deposit' ||
  kind === 'nth-deposit' ||
  kind === 'turnover' ||
  kind === 'loss' ||
  kind === 'referral';

export const giftKinds = [
  'cash',
  'bonus',
  'share-cash',
  'share-bonus',
  'free-rounds',
  'points',
  'rank-points',
  'raffle-ticket',
  'item',
] as const;
export type GiftKind = (typeof giftKinds)[number];

export const usualTerms: BonusTerms = {
  times: 10,
  days: 14,
  spends: 'cash-first',
  maxStake: null,
  weights: { RNG: 100 },
};
const noName: Localized = { en: '', bn: '', es: '', ar: '' };

/** A gift of a kind with its usual values. Free rounds begin with the choice of a game. */
export function giftOf(kind: Exclude<GiftKind, 'free-rounds'>): CampaignGift {
  switch (kind) {
    case 'cash':
      return { kind: 'fixed', reward: { kind, amount: '10.00' }, value: null };
    case 'bonus':
      return { kind: 'fixed', reward: { kind, amount: '10.00', terms: usualTerms }, value: null };
    case 'share-cash':
      return { kind: 'share', percent: 10, most: '100.00', terms: null };
    case 'share-bonus':
      return { kind: 'share', percent: 10, most: '100.00', terms: usualTerms };
    case 'points':
    case 'rank-points':
      return { kind: 'fixed', reward: { kind, points: 100 }, value: '0' };
    case 'raffle-ticket':
      return { kind: 'fixed', reward: { kind, raffle: '', tickets: 1 }, value: '0' };
    case 'item':
      return { kind: 'fixed', reward: { kind, name: noName }, value: '0' };
  }
}

export function giftKindOf(gift: CampaignGift): GiftKind {
  if (gift.kind === 'fixed') return gift.reward.kind;
  return gift.terms ? 'share-bonus' : 'share-cash';
}
