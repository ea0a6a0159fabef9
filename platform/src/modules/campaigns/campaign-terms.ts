import {
  gameTypes,
  languages,
  type BonusTerms,
  type CampaignTier,
  type CampaignTrigger,
  type Language,
  type Localized,
  type Reward,
} from '@croupier/contracts';
import { filledText } from '../../filled-text.ts';
import { brandFormats, type BrandFormats } from '../brands/index.ts';
import { unitsOf, type Campaign } from './campaign.ts';
import { countPhrase, termsTexts, type TermsTexts } from './campaign-terms-texts.ts';
import type { CountedName } from './terms-texts.ts';

interface Writer {
  readonly texts: TermsTexts;
  readonly formats: BrandFormats;
  readonly language: Language;
}

type Source = Pick<Campaign, 'brand' | 'draft'>;

/** The terms of a campaign as paragraphs in every language, generated from the data that the engine uses. */
export function campaignTerms(campaign: Source): readonly Localized[] {
  const [en, bn, es, ar] = languages.map((language) =>
    paragraphs(campaign, {
      texts: termsTexts[language],
      formats: brandFormats(campaign.brand, language),
      language,
    }),
  );
  return (en ?? []).map((text, at) => ({
    en: text,
    bn: bn?.[at] ?? text,
    es: es?.[at] ?? text,
    ar: ar?.[at] ?? text,
  }));
}

function paragraphs(campaign: Source, writer: Writer): readonly string[] {
  return [
    triggerText(campaign, writer),
    ...campaign.draft.tiers.map((tier) => tierText(campaign, tier, writer)),
    ...measureTexts(campaign, writer),
    ...bonusTexts(campaign, writer),
    ...whoTexts(campaign, writer),
    ...whenTexts(campaign, writer),
    ...boundTexts(campaign, writer),
    writer.texts.excluded,
  ];
}

const counted = ({ language, formats }: Writer, name: CountedName, value: number) =>
  countPhrase(language, name, { value, shown: formats.number(value) });

const fill = (text: string, values: Readonly<Record<string, string>>) =>
  filledText(text, values, '');

function triggerText({ draft: { trigger } }: Source, writer: Writer): string {
  const { texts, formats } = writer;
  const text = texts.trigger[trigger.kind];
  switch (trigger.kind) {
    case 'nth-deposit':
      return fill(text, { number: formats.number(trigger.number) });
    case 'turnover':
      return fill(text, { period: texts.period[trigger.period] });
    case 'loss':
      return fill(text, { period: texts.period[trigger.period] });
    case 'login-streak':
      return fill(text, { days: counted(writer, 'days', trigger.days) });
    case 'rank':
      return fill(text, { level: formats.number(trigger.level) });
    case 'schedule': {
      const days = trigger.weekdays.toSorted().map((day) => texts.weekdays[day - 1] ?? '');
      return fill(text, { days: days.join(texts.comma), time: trigger.time });
    }
    default:
      return text;
  }
}

function tierText(campaign: Source, { from, gift }: CampaignTier, writer: Writer): string {
  const { texts, formats } = writer;
  const gives =
    gift.kind === 'fixed'
      ? rewardText(gift.reward, writer)
      : fill(gift.terms ? texts.shareBonus : texts.shareCash, {
          percent: formats.number(gift.percent),
          most: formats.money(gift.most),
        });
  return unitsOf(from) > 0n
    ? fill(texts.tier, { from: formats.money(from), gives })
    : fill(texts.gives, { gives });
}

function rewardText(reward: Reward, writer: Writer): string {
  const { texts, formats, language } = writer;
  const { money } = formats;
  switch (reward.kind) {
    case 'cash':
    case 'bonus':
      return fill(texts.reward[reward.kind], { amount: money(reward.amount) });
    case 'free-rounds':
      return fill(texts.reward['free-rounds'], {
        rounds: counted(writer, 'rounds', reward.rounds),
        stake: money(reward.stake),
        game: reward.game.name[language],
        days: counted(writer, 'days', reward.days),
      });
    case 'points':
      return fill(texts.reward.points, { points: counted(writer, 'points', reward.points) });
    case 'rank-points':
      return fill(texts.reward['rank-points'], {
        points: counted(writer, 'rankPoints', reward.points),
      });
    case 'raffle-ticket':
      return fill(texts.reward['raffle-ticket'], {
        tickets: counted(writer, 'tickets', reward.tickets),
      });
    case 'item':
      return reward.name[language];
  }
}

/** How amounts of play are counted. */
function measureTexts({ brand, draft: { trigger } }: Source, { texts }: Writer): readonly string[] {
  if (trigger.kind !== 'turnover' && trigger.kind !== 'loss') return [];
  const zone = brand.settings.profile.timeZone;
  const games =
    trigger.categories.length === 0
      ? texts.allGames
      : fill(texts.games, {
          games: trigger.categories.map((one) => texts.category[one]).join(texts.comma),
        });
  return [games, texts.returned[trigger.kind], fill(texts.wholeDays, { zone })];
}

function bonusTexts({ draft }: Source, writer: Writer): readonly string[] {
  const all = draft.tiers.flatMap(({ gift }) => termsIn(gift) ?? []);
  const different = new Map(all.map((terms) => [JSON.stringify(terms), terms]));
  return [...different.values()].map((terms) => bonusText(terms, writer));
}

function termsIn(gift: CampaignTier['gift']): BonusTerms | null {
  if (gift.kind === 'share') return gift.terms;
  const { reward } = gift;
  return reward.kind === 'bonus' || reward.kind === 'free-rounds' ? reward.terms : null;
}

function bonusText(terms: BonusTerms, writer: Writer): string {
  const { texts, formats } = writer;
  const { number, money } = formats;
  const weights = gameTypes
    .filter((type) => terms.weights[type])
    .map((type) => `${texts.category[type]} ${number(terms.weights[type] ?? 0)}%`);
  const parts = [
    fill(texts.wagering, {
      times: counted(writer, 'times', terms.times),
      days: counted(writer, 'days', terms.days),
    }),
    fill(texts.weights, { weights: weights.join(texts.comma) }),
    texts.spends[terms.spends],
  ];
  const most = terms.maxStake;
  return [...parts, ...(most === null ? [] : [fill(texts.maxStake, { amount: money(most) })])].join(
    ' ',
  );
}

function whoTexts({ draft: { audience } }: Source, writer: Writer): readonly string[] {
  const { texts, formats } = writer;
  const { rankFrom, rankTo, dialingCodes, registeredSince, registeredBefore } = audience;
  const { activeSince, depositsFrom, depositsTo, labels, accounts } = audience;
  const { number } = formats;
  const time = (iso: string) => formats.time(new Date(iso));
  return [
    rankFrom !== null && fill(texts.rankFrom, { level: number(rankFrom) }),
    rankTo !== null && fill(texts.rankTo, { level: number(rankTo) }),
    dialingCodes.length > 0 &&
      fill(texts.countries, { codes: dialingCodes.map((code) => `+${code}`).join(texts.comma) }),
    registeredSince !== null && fill(texts.registeredSince, { time: time(registeredSince) }),
    registeredBefore !== null && fill(texts.registeredBefore, { time: time(registeredBefore) }),
    activeSince !== null && fill(texts.activeSince, { time: time(activeSince) }),
    depositsFrom !== null &&
      fill(texts.depositsFrom, { deposits: counted(writer, 'deposits', depositsFrom) }),
    depositsTo !== null &&
      fill(texts.depositsTo, { deposits: counted(writer, 'deposits', depositsTo) }),
    // Labels are internal: the terms do not name them.
    (accounts.length > 0 || labels.length > 0) && texts.invited,
  ].filter((text) => text !== false);
}

function whenTexts({ brand, draft }: Source, { texts, formats }: Writer): readonly string[] {
  const zone = brand.settings.profile.timeZone;
  const start = formats.time(new Date(draft.startsAt));
  const runs =
    draft.endsAt === null
      ? fill(texts.from, { start, zone })
      : fill(texts.fromTo, { start, end: formats.time(new Date(draft.endsAt)), zone });
  return [runs, ...(draft.needsJoin ? [joinText(draft.trigger.kind, texts)] : [])];
}

function joinText(kind: CampaignTrigger['kind'], texts: TermsTexts): string {
  switch (kind) {
    case 'turnover':
    case 'loss':
      return texts.joinDay;
    case 'registration':
    case 'deposit':
    case 'nth-deposit':
    case 'referral':
      return texts.join;
    default:
      return texts.joinFirst;
  }
}

function boundTexts({ draft }: Source, writer: Writer): readonly string[] {
  const { texts } = writer;
  const { perMember, perMemberDay, claimDays } = draft;
  return [
    fill(texts.perMember, { rewards: counted(writer, 'rewards', perMember) }),
    perMemberDay !== null &&
      fill(texts.perMemberDay, { rewards: counted(writer, 'rewards', perMemberDay) }),
    draft.budget !== null && texts.budget,
    draft.budgetPerDay !== null && texts.budgetPerDay,
    fill(texts.claim[draft.claim], { days: counted(writer, 'days', claimDays) }),
    draft.group !== null && texts.group,
    draft.notWithBonus && texts.notWithBonus,
  ].filter((text) => text !== false);
}
