import type { RegisterInput, RegisterMobileInput } from './schemas/registration.ts';
import type { FieldError } from './error-codes.ts';
import type { FieldRule, RegisterSettings } from './schemas/brand-settings.ts';
import type { SiteCapabilities } from './schemas/flags.ts';
import { personalFields, type PersonalField, type RegisterField } from './register-fields.ts';

/** The checked form values: the text of the captcha answer, the other fields as typed. */
type CheckedForm = Partial<Readonly<Record<Exclude<RegisterField, 'captcha'>, string>>> &
  Pick<RegisterInput, 'termsAccepted' | 'captcha'> & { readonly confirmPassword?: string };

export type CheckedField = RegisterField | 'confirmPassword' | 'termsAccepted';
export type RegistrationErrors = Partial<Record<CheckedField, FieldError>>;

/** Conditions in addition to the field rules. */
export interface RegistrationTerms {
  readonly minimumAge: number;
  /** Today's ISO date, such as `2026-11-21`. */
  readonly today: string;
  /** What the mobile form requires in addition to the number, by the brand's flags. */
  readonly ways: Pick<SiteCapabilities, 'mobileNeedsCode' | 'mobileNeedsPassword'>;
  /** A phone authentication token replaces the code. */
  readonly hasPhoneToken?: boolean;
}

/** The errors of a registration by the brand's settings; the form and the server use the same check. */
export function registrationErrors(
  input: Omit<RegisterInput, 'login' | 'registerMethod' | 'registerUrl'>,
  settings: RegisterSettings,
  terms?: RegistrationTerms,
): RegistrationErrors {
  return errorsOf(input, rulesOf(settings, terms), terms);
}

/** The same for the form whose user name is the mobile number. */
export function mobileRegistrationErrors(
  input: Omit<RegisterMobileInput, 'login' | 'registerMethod' | 'registerUrl'>,
  settings: RegisterSettings,
  terms: RegistrationTerms,
): RegistrationErrors {
  const { username: _, ...rules } = rulesOf(settings, terms);
  const { mobileNeedsCode, mobileNeedsPassword } = terms.ways;
  return errorsOf(
    input,
    {
      ...rules,
      mobileNum: asked(settings.mobileNum, true),
      password: asked(settings.password, mobileNeedsPassword),
      verificationCode: codeRule(asked(settings.verificationCode, mobileNeedsCode), terms),
    },
    terms,
  );
}

/** The errors of an account that an agent creates: without what proves that a person fills in the form. */
export function createdAccountErrors(
  input: Partial<Readonly<Record<PersonalField | 'username', string>>>,
  settings: RegisterSettings,
  terms: RegistrationTerms,
): RegistrationErrors {
  const fields: readonly RegisterField[] = ['username', ...personalFields];
  const rules: Rules = Object.fromEntries(fields.map((field) => [field, settings[field]]));
  return errorsOf({ ...input, termsAccepted: true }, rules, terms);
}

/** The error of a new password, by the registration's rule. */
export function passwordError(value: string, settings: RegisterSettings): FieldError | null {
  return ruleError(value, settings.password);
}

/** The same for a new payment PIN. */
export function paymentPasswordError(value: string, settings: RegisterSettings): FieldError | null {
  return ruleError(value, settings.paymentPassword);
}

/**
 * The error of an account name in a sign-in form: it may also be the mobile number that opened the account.
 */
export function usernameError(value: string, settings: RegisterSettings): FieldError | null {
  const { mobileNum, username } = settings;
  const isNumber = ruleError(value, { ...mobileNum, enabled: true }) === null;
  return isNumber ? null : ruleError(value, { ...username, enabled: true });
}

type Rules = Partial<RegisterSettings>;

/** A required code requires a number. */
function rulesOf(settings: RegisterSettings, terms?: RegistrationTerms): Rules {
  const { verificationCode, mobileNum } = settings;
  if (!verificationCode.enabled) return settings;
  return {
    ...settings,
    mobileNum: asked(mobileNum, true),
    verificationCode: codeRule(asked(verificationCode, true), terms),
  };
}

const asked = (rule: FieldRule, isAsked: boolean): FieldRule => ({
  ...rule,
  enabled: isAsked,
  required: isAsked,
});

function codeRule(rule: FieldRule, terms: RegistrationTerms | undefined): FieldRule {
  return terms?.hasPhoneToken ? { ...rule, required: false } : rule;
}

function errorsOf(
  input: CheckedForm,
  rules: Rules,
  terms: RegistrationTerms | undefined,
): RegistrationErrors {
  const errors: RegistrationErrors = {};
  for (const [field, value] of Object.entries(valuesOf(input, rules))) {
    const rule = isRuled(field, rules) ? rules[field] : undefined;
    const error = rule ? ruleError(value, rule) : null;
    if (error && isRuled(field, rules)) errors[field] = error;
  }
  if (terms && input.birthday && !errors.birthday) {
    const error = birthdayError(input.birthday, terms);
    if (error) errors.birthday = error;
  }
  if ((input.confirmPassword ?? '') !== (input.password ?? ''))
    errors.confirmPassword = { code: 'mismatch' };
  if (!input.termsAccepted) errors.termsAccepted = { code: 'required' };
  return errors;
}

function valuesOf(input: CheckedForm, rules: Rules): Partial<Record<RegisterField, string>> {
  const values: Partial<Record<RegisterField, string>> = {};
  for (const field of Object.keys(rules)) {
    if (!isRuled(field, rules)) continue;
    values[field] = field === 'captcha' ? (input.captcha?.text ?? '') : (input[field] ?? '');
  }
  return values;
}

function isRuled(field: string, rules: Rules): field is RegisterField {
  return field in rules;
}

function ruleError(value: string, rule: FieldRule): FieldError | null {
  if (!rule.enabled) return value === '' ? null : { code: 'invalid' };
  if (value === '') return rule.required ? { code: 'required' } : null;
  // The message follows the format's id, whichever part was violated (specification §5).
  const bounds = { min: rule.minLength, max: rule.maxLength, pattern: rule.patternId };
  if (value.length < rule.minLength) return { code: 'too-short', ...bounds };
  if (value.length > rule.maxLength) return { code: 'too-long', ...bounds };
  if (isAccepted(value, rule.acceptedPattern)) return null;
  return { code: 'pattern', ...bounds };
}

/** `*` accepts any value (specification §5). */
function isAccepted(value: string, pattern: string): boolean {
  return pattern === '*' || new RegExp(pattern, 'u').test(value);
}

/** Whether the date exists, and a person born on it has reached the minimum age. */
function birthdayError(
  birthday: string,
  { minimumAge, today }: RegistrationTerms,
): FieldError | null {
  const born = isoDate(birthday);
  if (born === null) return { code: 'pattern', pattern: 'no-such-day' };
  const latestYear = Number(today.slice(0, 4)) - minimumAge;
  return born <= `${latestYear}${today.slice(4)}` ? null : { code: 'range', min: minimumAge };
}

/** An existing date as `yyyy-MM-dd`, from that format or from `MM-dd-yyyy`. */
function isoDate(text: string): string | null {
  const iso = /^\d{2}-/.test(text) ? `${text.slice(6)}-${text.slice(0, 5)}` : text;
  const day = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(iso) ? iso : null;
}
