import type { FieldError, PayoutField, PayoutMethod } from '@croupier/contracts';
import { textIn } from '@croupier/ui';

export interface AccountInput {
  readonly method: string;
  readonly payee: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly paymentPassword: string;
}

/** A typed payout account, and its errors by the method's rules. */
export function accountIn(
  form: FormData,
  { code, fields }: PayoutMethod,
): { readonly input: AccountInput; readonly errors: Readonly<Record<string, FieldError>> } {
  const values = Object.fromEntries(fields.map(({ name }) => [name, textIn(form, name).trim()]));
  const payee = textIn(form, 'payee').trim();
  const paymentPassword = textIn(form, 'paymentPassword').trim();
  const errors = [
    ...fields.map((field) => [field.name, fieldError(values[field.name] ?? '', field)] as const),
    ['payee', payee ? null : required] as const,
    ['paymentPassword', paymentPassword ? null : required] as const,
  ];
  return {
    input: { method: code, payee, fields: values, paymentPassword },
    errors: Object.fromEntries(errors.filter(isError)),
  };
}

const required: FieldError = { code: 'required' };

function fieldError(text: string, rule: PayoutField): FieldError | null {
  if (text === '') return required;
  const bounds = { min: rule.minLength, max: rule.maxLength };
  if (text.length < rule.minLength) return { code: 'too-short', ...bounds };
  if (text.length > rule.maxLength) return { code: 'too-long', ...bounds };
  return new RegExp(rule.pattern, 'u').test(text) ? null : { code: 'pattern' };
}

function isError(entry: readonly [string, FieldError | null]): entry is [string, FieldError] {
  return entry[1] !== null;
}
