import {
  asciiDigits,
  contractKinds,
  contractLimits,
  contradictionIn,
  dividendPeriods,
  formatAmount,
  parseAmount,
  ruleError,
  type ContractTerms,
  type ContractTier,
  type FieldError,
} from '@croupier/contracts';

/** Rows of tiers that the form can have; missing and empty ones are left out. */
export const tierRows: readonly number[] = Array.from(
  { length: contractLimits.tiers },
  (_, row) => row,
);

type Errors = Readonly<Record<string, FieldError>>;

export interface TypedContract {
  readonly account: string;
  readonly terms: ContractTerms;
}

/** The account and the terms of a form, in whatever digits, or its errors by the names of the inputs. */
export function contractIn(
  fields: FormData,
): { readonly contract: TypedContract } | { readonly errors: Errors } {
  const textOf = (name: string) => asciiDigits(String(fields.get(name) ?? '').trim());
  const errors: Record<string, FieldError> = {};
  const account = String(fields.get('account') ?? '').trim();
  if (account === '') errors['account'] = { code: 'required' };
  const amountOf = (name: string): string => {
    const amount = amountIn(textOf(name));
    if (amount === null) errors[name] = { code: 'pattern', pattern: 'not-an-amount' };
    return amount ?? '0.00';
  };
  const rows = tierRows.filter((row) => isTyped(textOf, row));
  const kind = contractKinds.find((one) => one === textOf('terms.kind')) ?? 'dividend';
  const terms: ContractTerms = {
    kind,
    ...conditionsOf(kind, textOf),
    tiers: rows.map((row): ContractTier => {
      const [members, basisPoints] = [membersOf(textOf, row), basisPointsOf(textOf, row)];
      if (members === null) errors[nameOf(row, 'members')] = { code: 'invalid' };
      if (basisPoints === null)
        errors[nameOf(row, 'basisPoints')] = { code: 'pattern', pattern: 'contract-percent' };
      const threshold = amountOf(nameOf(row, 'threshold'));
      return { threshold, members: members ?? 0, basisPoints: basisPoints ?? 1 };
    }),
    minimumTurnover: amountOf('terms.minimumTurnover'),
    validTurnover: amountOf('terms.validTurnover'),
  };
  if (Object.keys(errors).length > 0) return { errors };
  const broken = contradictionIn(terms);
  if (!broken) return { contract: { account, terms } };
  return { errors: { [inputOf(broken.field, rows)]: ruleError(broken) } };
}

/** The name of an input, as the platform names the field. */
export const nameOf = (row: number, field: keyof ContractTier) => `terms.tiers.${row}.${field}`;

/** The input of a field of the terms: rows that were left empty are no tiers. */
function inputOf(field: string, rows: readonly number[]): string {
  const [, at, rest] = /^tiers\.(\d+)(.*)$/.exec(field) ?? [];
  return at === undefined ? `terms.${field}` : `terms.tiers.${rows[Number(at)] ?? at}${rest}`;
}

type TextOf = (name: string) => string;

/** The first row is always one: a contract has a rate. */
const isTyped = (textOf: TextOf, row: number) =>
  row === 0 ||
  ['basisPoints', 'threshold', 'members'].some(
    (field) => textOf(`terms.tiers.${row}.${field}`) !== '',
  );

function conditionsOf(
  kind: ContractTerms['kind'],
  textOf: TextOf,
): Pick<ContractTerms, 'base' | 'period' | 'losses'> {
  if (kind !== 'dividend') return { base: 'turnover', period: null, losses: null };
  return {
    base: textOf('terms.base') === 'net-loss' ? 'net-loss' : 'turnover',
    period: dividendPeriods.find((one) => one === textOf('terms.period')) ?? 'half-month',
    losses: textOf('terms.losses') === 'reset' ? 'reset' : 'carry',
  };
}

function membersOf(textOf: TextOf, row: number): number | null {
  const text = textOf(nameOf(row, 'members')) || '0';
  return /^\d{1,6}$/.test(text) ? Number(text) : null;
}

function basisPointsOf(textOf: TextOf, row: number): number | null {
  const text = textOf(nameOf(row, 'basisPoints')).replace(',', '.');
  const basisPoints = /^\d{1,3}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : 0;
  return basisPoints === 0 ? null : basisPoints;
}

/** An empty field is zero. */
function amountIn(text: string): string | null {
  const units = parseAmount((text || '0').replace(',', '.'));
  return units === null || units < 0n ? null : formatAmount(units);
}
