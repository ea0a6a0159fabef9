import {
  registrationFaults,
  type CheckedField,
  type FieldFault,
  type RegisterInput,
  type RegisterSettings,
} from '@croupier/contracts';
import { textIn } from './text-in.ts';

export type Typed = Omit<RegisterInput, 'login' | 'registerMethod' | 'registerUrl'>;

export interface Registration {
  readonly input: Typed;
  readonly faults: Partial<Readonly<Record<CheckedField, FieldFault>>>;
}

/** What was typed, trimmed where a space can only be a slip, and what is wrong with it. */
export function checked(form: FormData, rules: RegisterSettings): Registration {
  const affiliateCode = textIn(form, 'affiliateCode').trim();
  const input: Typed = {
    username: textIn(form, 'username').trim(),
    password: textIn(form, 'password'),
    confirmPassword: textIn(form, 'confirmPassword'),
    paymentPassword: textIn(form, 'paymentPassword'),
    ...(affiliateCode ? { affiliateCode } : {}),
    termsAccepted: form.has('termsAccepted'),
  };
  return { input, faults: registrationFaults(input, rules) };
}

export function registrationOf(input: Typed, registerUrl: string): RegisterInput {
  return { ...input, login: true, registerMethod: 'WEB', registerUrl };
}

/** The faults with the answers for some fields replaced. */
export function withFaults(
  faults: Registration['faults'],
  fields: readonly CheckedField[],
  all: Registration['faults'],
): Registration['faults'] {
  const next: Partial<Record<CheckedField, FieldFault>> = { ...faults };
  for (const field of fields) {
    const fault = all[field];
    if (fault) next[field] = fault;
    else delete next[field];
  }
  return next;
}

/** The fields that leaving one says something about: a new password may miss its repetition. */
export function leftBehind(form: HTMLFormElement, field: string): readonly CheckedField[] {
  if (!isCheckedField(field)) return [];
  const hasRepetition = textIn(new FormData(form), 'confirmPassword') !== '';
  return field === 'password' && hasRepetition ? ['password', 'confirmPassword'] : [field];
}

const checkedFields: readonly string[] = [
  'username',
  'password',
  'confirmPassword',
  'paymentPassword',
  'affiliateCode',
] satisfies readonly CheckedField[];

function isCheckedField(name: string): name is CheckedField {
  return checkedFields.includes(name);
}
