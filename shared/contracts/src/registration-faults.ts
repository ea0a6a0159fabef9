import type { FieldRule, RegisterInput, RegisterSettings } from './calls/identity.ts';
import type { FieldFault } from './error-codes.ts';

type Checked = Pick<
  RegisterInput,
  | 'username'
  | 'password'
  | 'confirmPassword'
  | 'paymentPassword'
  | 'affiliateCode'
  | 'termsAccepted'
>;

export type CheckedField = keyof Checked;

/** What is wrong with a registration by the brand's settings; the form and the server say the same. */
export function registrationFaults(
  input: Checked,
  settings: RegisterSettings,
): Partial<Record<CheckedField, FieldFault>> {
  const faults: Partial<Record<CheckedField, FieldFault>> = {};
  for (const field of ruledFields) {
    const fault = ruleFault(input[field] ?? '', settings[field]);
    if (fault) faults[field] = fault;
  }
  if (input.confirmPassword !== input.password) faults.confirmPassword = { code: 'mismatch' };
  if (!input.termsAccepted) faults.termsAccepted = { code: 'required' };
  return faults;
}

const ruledFields = ['username', 'password', 'paymentPassword', 'affiliateCode'] as const;

function ruleFault(value: string, rule: FieldRule): FieldFault | null {
  if (!rule.enabled) return value === '' ? null : { code: 'invalid' };
  if (value === '') return rule.required ? { code: 'required' } : null;
  const bounds = { min: rule.minLength, max: rule.maxLength };
  if (value.length < rule.minLength) return { code: 'too-short', ...bounds };
  if (value.length > rule.maxLength) return { code: 'too-long', ...bounds };
  if (isAccepted(value, rule.acceptedPattern)) return null;
  return { code: 'pattern', pattern: rule.patternId, ...bounds };
}

/** `*` accepts any value (specification §5). */
function isAccepted(value: string, pattern: string): boolean {
  return pattern === '*' || new RegExp(pattern, 'u').test(value);
}
