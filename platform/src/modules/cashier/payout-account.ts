import {
  formatAmount,
  type PayoutAccount,
  type PayoutField,
  type PayoutMethod,
} from '@croupier/contracts';
import type { PayoutAccountRow, PayoutMethodRow } from './payout-accounts.store.ts';

export function shownPayoutMethod(row: PayoutMethodRow): PayoutMethod {
  return {
    code: row.code,
    kind: row.kind,
    name: row.name,
    fields: row.fields,
    minAmount: formatAmount(row.min_units),
    maxAmount: formatAmount(row.max_units),
    fee: { fixed: formatAmount(row.fee_fixed_units), basisPoints: row.fee_basis_points },
    expectedMinutes: row.expected_minutes,
  };
}

export function shownPayoutAccount(row: PayoutAccountRow, method: PayoutMethodRow): PayoutAccount {
  return {
    id: row.id,
    method: row.method,
    methodName: method.name,
    payee: row.payee,
    fields: method.fields.map((field) => ({
      label: field.label,
      text: field.isMasked ? masked(row.fields[field.name] ?? '') : (row.fields[field.name] ?? ''),
    })),
    isDefault: row.is_default,
    addedAt: row.added_at.toISOString(),
  };
}

/** The last characters of the account's masked field, such as `•••• 4821`. */
export function lastOf(
  fields: Readonly<Record<string, string>>,
  method: PayoutMethodRow | undefined,
): string {
  const field = method?.fields.find(({ isMasked }) => isMasked);
  return masked(fields[field?.name ?? ''] ?? '');
}

const shownCharacters = 4;

function masked(text: string): string {
  return `•••• ${text.slice(-shownCharacters)}`;
}

type Errors = Readonly<Record<string, { readonly code: 'required' | 'pattern' | 'invalid' }>>;

/** Errors in the account's fields by the rules of the method; `null` if there are none. */
export function accountErrors(
  rules: readonly PayoutField[],
  fields: Readonly<Record<string, string>>,
): Errors | null {
  const errors: Record<string, { code: 'required' | 'pattern' | 'invalid' }> = {};
  for (const rule of rules) {
    const text = fields[rule.name] ?? '';
    if (text === '') errors[`fields.${rule.name}`] = { code: 'required' };
    else if (!isRight(rule, text)) errors[`fields.${rule.name}`] = { code: 'pattern' };
  }
  for (const name of Object.keys(fields))
    if (!rules.some((rule) => rule.name === name)) errors[`fields.${name}`] = { code: 'invalid' };
  return Object.keys(errors).length > 0 ? errors : null;
}

function isRight({ pattern, minLength, maxLength }: PayoutField, text: string): boolean {
  return (
    text.length >= minLength && text.length <= maxLength && new RegExp(pattern, 'u').test(text)
  );
}

/** Normalized name for comparison: letters and digits only, without accents, in one case. */
export function nameKey(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .replace(/[\u0300-\u036f]/g, '')
    .trim()
    .toLocaleLowerCase('en');
}
