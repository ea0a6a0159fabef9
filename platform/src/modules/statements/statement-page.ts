import {
  formatAmount,
  localeOfLanguage,
  parseAmount,
  type Language,
  type StatementEntry,
} from '@croupier/contracts';
import { filledText } from '../../filled-text.ts';
import { brandFormats, type Brand } from '../brands/index.ts';
import type { StatementPage } from './typesetter.ts';
import { statementTexts } from './statement-texts.ts';

export interface StatementFacts {
  readonly brand: Brand;
  readonly account: string;
  readonly language: Language;
  readonly from: Date;
  readonly to: Date;
  readonly now: Date;
  /** The latest first. */
  readonly entries: readonly StatementEntry[];
  /** The period has older entries. */
  readonly isPart: boolean;
  /** The balance at the end of a period without entries, in units. */
  readonly balanceUnits: bigint;
}

/** A statement in a language: amounts and times as its readers write them, the oldest booking first. */
export function statementPage(facts: StatementFacts): StatementPage {
  const { brand, account, language, entries } = facts;
  const texts = statementTexts[language];
  const { money, time } = brandFormats(brand, language);
  const [opening, closing] = balancesOf(facts);
  const units = entries.map(({ amount }) => parseAmount(amount) ?? 0n);
  const sumOf = (some: readonly bigint[]) => formatAmount(some.reduce((sum, one) => sum + one, 0n));
  const zone = brand.settings.profile.timeZone;
  return {
    language,
    title: texts.title,
    brand: brand.name,
    account,
    period: `${texts.period}: ${time(facts.from)} – ${time(facts.to)}`,
    facts: [
      { label: texts.opening, value: money(opening) },
      { label: texts.moneyIn, value: money(sumOf(units.filter((one) => one > 0n))) },
      { label: texts.moneyOut, value: money(sumOf(units.filter((one) => one < 0n))) },
      { label: texts.closing, value: money(closing) },
    ],
    headers: [texts.time, texts.kind, texts.amount, texts.balance],
    rows: entries.toReversed().map(({ bookedAt, kind, reference, amount, balanceAfter }) => ({
      time: time(new Date(bookedAt)),
      kind: texts.kinds[kind],
      reference,
      amount: money(amount),
      balance: money(balanceAfter),
    })),
    notes: [
      ...(entries.length === 0 ? [texts.none] : []),
      ...(facts.isPart
        ? [filledText(texts.part, { rows: countIn(language, entries.length) }, '')]
        : []),
      filledText(texts.note, { zone, now: time(facts.now) }, ''),
    ],
  };
}

function balancesOf({ entries, balanceUnits }: StatementFacts): readonly [string, string] {
  const [latest, oldest] = [entries[0], entries.at(-1)];
  if (!latest || !oldest) return [formatAmount(balanceUnits), formatAmount(balanceUnits)];
  const before = (parseAmount(oldest.balanceAfter) ?? 0n) - (parseAmount(oldest.amount) ?? 0n);
  return [formatAmount(before), latest.balanceAfter];
}

const countIn = (language: Language, count: number) =>
  new Intl.NumberFormat(localeOfLanguage[language]).format(count);
