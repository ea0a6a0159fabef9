import {
  asciiDigits,
  contractKinds,
  contradictionIn,
  dividendPeriods,
  formatAmount,
  parseAmount,
  type ContractTerms,
  type ContractTier,
} from '@croupier/contracts';

/** Rows of tiers in the form; empty ones are left out. */
export const tierRows = [0, 1, 2, 3, 4] as const;

/** The typed terms, in whatever digits; `null` if a value cannot be read or contradicts the others. */
export function termsIn(fields: FormData): ContractTerms | null {
  const textOf = (name: string) => asciiDigits(String(fields.get(name) ?? '').trim());
  const kind = contractKinds.find((one) => one === textOf('kind')) ?? 'dividend';
  const isDividend = kind === 'dividend';
  const tiers = tierRows.flatMap((row) => tierOf(textOf, row) ?? []);
  const [minimumTurnover, validTurnover] = [
    amountOf(textOf('minimumTurnover')),
    amountOf(textOf('validTurnover')),
  ];
  const isReadable = tierRows.every((row) => tierOf(textOf, row) !== null);
  if (!isReadable || tiers.length === 0 || minimumTurnover === null || validTurnover === null)
    return null;
  const terms: ContractTerms = {
    kind,
    base: isDividend && textOf('base') === 'net-loss' ? 'net-loss' : 'turnover',
    period: isDividend
      ? (dividendPeriods.find((one) => one === textOf('period')) ?? 'half-month')
      : null,
    losses: isDividend ? (textOf('losses') === 'reset' ? 'reset' : 'carry') : null,
    tiers,
    minimumTurnover,
    validTurnover,
  };
  return contradictionIn(terms) === null ? terms : null;
}

/** `undefined` for an empty row, `null` for one that cannot be read. */
function tierOf(textOf: (name: string) => string, row: number): ContractTier | null | undefined {
  const rate = textOf(`rate${row}`);
  if (rate === '') return undefined;
  const threshold = amountOf(textOf(`threshold${row}`));
  const members = textOf(`members${row}`) || '0';
  if (threshold === null || !/^\d{1,6}$/.test(members)) return null;
  if (!/^\d{1,2}([.,]\d{1,2})?$/.test(rate)) return null;
  const basisPoints = Math.round(Number(rate.replace(',', '.')) * 100);
  return basisPoints === 0 ? null : { threshold, members: Number(members), basisPoints };
}

/** An empty field is zero. */
function amountOf(text: string): string | null {
  const units = parseAmount((text || '0').replace(',', '.'));
  return units === null || units < 0n ? null : formatAmount(units);
}
