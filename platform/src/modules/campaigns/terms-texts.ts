import type { CampaignDraft, CampaignTrigger, GameCategory, Reward } from '@croupier/contracts';

type PeriodName = Extract<CampaignTrigger, { readonly kind: 'turnover' }>['period'];

/** What the terms count in words: "1 day", "3 days". */
export type CountedName =
  | 'days'
  | 'times'
  | 'rounds'
  | 'points'
  | 'rankPoints'
  | 'tickets'
  | 'deposits'
  | 'rewards';

/** The forms of a counted noun by plural category (Unicode CLDR); `{{n}}` is the number. */
type CountForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** The sentences of which the terms of a campaign are made. */
export interface TermsTexts {
  readonly counts: Readonly<Record<CountedName, CountForms>>;
  readonly trigger: Readonly<Record<CampaignTrigger['kind'], string>>;
  readonly period: Readonly<Record<PeriodName, string>>;
  /** Monday first. */
  readonly weekdays: readonly string[];
  readonly comma: string;
  readonly tier: string;
  readonly gives: string;
  readonly shareCash: string;
  readonly shareBonus: string;
  readonly reward: Readonly<Record<Exclude<Reward['kind'], 'item'>, string>>;
  readonly allGames: string;
  readonly games: string;
  readonly returned: Readonly<Record<'turnover' | 'loss', string>>;
  readonly wholeDays: string;
  readonly category: Readonly<Record<GameCategory, string>>;
  readonly wagering: string;
  readonly weights: string;
  readonly spends: Readonly<Record<'bonus-first' | 'cash-first', string>>;
  readonly maxStake: string;
  readonly rankFrom: string;
  readonly rankTo: string;
  readonly countries: string;
  readonly registeredSince: string;
  readonly registeredBefore: string;
  readonly activeSince: string;
  readonly depositsFrom: string;
  readonly depositsTo: string;
  readonly invited: string;
  readonly from: string;
  readonly fromTo: string;
  /** What happened before does not count. */
  readonly join: string;
  /** Only members who have joined get it, whatever happened before. */
  readonly joinFirst: string;
  readonly joinDay: string;
  readonly perMember: string;
  readonly perMemberDay: string;
  readonly budget: string;
  readonly budgetPerDay: string;
  readonly claim: Readonly<Record<CampaignDraft['claim'], string>>;
  readonly group: string;
  readonly notWithBonus: string;
  readonly excluded: string;
}
