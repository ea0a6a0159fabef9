import {
  asciiDigits,
  formatAmount,
  parseAmount,
  type ReferralLevel,
  type ReferralTerms,
} from '@croupier/contracts';

export const levelNumbers = [1, 2, 3] as const;

const basisPointsAtMost = 2_000;
const daysAtMost = 3_650;

/** The typed terms, in whatever digits; `null` if an input cannot be read or is out of range. */
export function termsIn(fields: FormData): ReferralTerms | null {
  const textOf = (name: string) => asciiDigits(String(fields.get(name) ?? '').trim());
  const rates = levelNumbers.map((level) => basisPointsOf(textOf(`rate${level}`)));
  const deposits = amountOf(textOf('deposits'));
  const turnover = amountOf(textOf('turnover'));
  const amount = amountOf(textOf('amount'));
  const minimum = amountOf(textOf('minimum'));
  const days = daysOf(textOf('days'));
  const payAt = textOf('payAt');
  if (deposits === null || turnover === null || amount === null || minimum === null) return null;
  if (days === 'unreadable' || payAt === '') return null;
  const levels: ReferralLevel[] = [];
  for (const [index, basisPoints] of rates.entries()) {
    if (basisPoints === null) return null;
    levels.push({ basis: textOf(`basis${index + 1}`) === 'net' ? 'net' : 'turnover', basisPoints });
  }
  const last = levels.findLastIndex(({ basisPoints }) => basisPoints > 0);
  return {
    isEnabled: fields.get('isEnabled') !== null,
    levels: levels.slice(0, last + 1),
    firstDeposit: parseAmount(amount) === 0n ? null : { deposits, turnover, amount },
    days,
    minimum,
    payAt,
  };
}

/** An empty field is zero. */
function amountOf(text: string): string | null {
  const units = parseAmount((text || '0').replace(',', '.'));
  return units === null || units < 0n ? null : formatAmount(units);
}

function daysOf(text: string): number | null | 'unreadable' {
  if (text === '') return null;
  const days = Number(text);
  return Number.isInteger(days) && days >= 1 && days <= daysAtMost ? days : 'unreadable';
}

function basisPointsOf(percent: string): number | null {
  if (percent === '') return 0;
  if (!/^\d{1,2}([.,]\d{1,2})?$/.test(percent)) return null;
  const basisPoints = Math.round(Number(percent.replace(',', '.')) * 100);
  return basisPoints <= basisPointsAtMost ? basisPoints : null;
}
