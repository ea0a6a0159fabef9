import {
  asciiDigits,
  mobileRegistrationErrors,
  registerFields,
  registrationErrors,
  type CheckedField,
  type RegisterField,
  type RegisterInput,
  type RegisterMobileInput,
  type RegisterSettings,
  type RegisterTexts,
  type RegistrationErrors,
  type RegistrationTerms,
  type SiteCapabilities,
} from '@croupier/contracts';
import { textIn } from '@croupier/ui';
import { captchaIn } from './captcha-in.ts';
import { codeIn, mobileIn } from './typed-fields.ts';

/** Which registration form: with a chosen name, or with the mobile number as the name. */
export type RegisterBy = 'username' | 'mobile';

type Without = 'login' | 'registerMethod' | 'registerUrl';
export type TypedRegistration = Omit<RegisterInput, Without> | Omit<RegisterMobileInput, Without>;

export interface Registration {
  readonly input: TypedRegistration;
  readonly errors: RegistrationErrors;
}

/** The brand's rules of one form. */
export interface FormRules {
  readonly by: RegisterBy;
  readonly settings: RegisterSettings;
  readonly terms: RegistrationTerms;
}

/** The fields that a form shows, in order. */
export function shownFields({ by, settings, terms }: FormRules): readonly RegisterField[] {
  return registerFields.filter((field) => isShown(field, settings, by, terms.ways));
}

function isShown(
  field: RegisterField,
  settings: RegisterSettings,
  by: RegisterBy,
  ways: RegistrationTerms['ways'],
): boolean {
  if (by === 'username' && field === 'mobileNum')
    return settings.mobileNum.enabled || settings.verificationCode.enabled;
  if (by === 'username') return settings[field].enabled;
  if (field === 'username') return false;
  if (field === 'mobileNum') return true;
  if (field === 'verificationCode') return ways.mobileNeedsCode;
  return field === 'password' ? ways.mobileNeedsPassword : settings[field].enabled;
}

/** Whether a field of a form must be filled in. */
export function isRequired(field: RegisterField, { by, settings }: FormRules): boolean {
  const always: readonly RegisterField[] =
    by === 'mobile' ? ['mobileNum', 'password', 'verificationCode'] : ['verificationCode'];
  if (field === 'mobileNum' && settings.verificationCode.enabled) return true;
  return always.includes(field) || settings[field].required;
}

/** The typed values, trimmed where a space can only be a mistake, and their errors. */
export function checked(form: FormData, rules: FormRules): Registration {
  const texts = textsOf(form, shownFields(rules));
  const besides = {
    ...captchaIn(form),
    ...(texts.mobileNum ? { countryDialingCode: textIn(form, 'countryDialingCode') } : {}),
    paymentPassword: texts.paymentPassword ?? '',
    termsAccepted: form.has('termsAccepted'),
  };
  const { settings, terms } = rules;
  if (rules.by === 'username') {
    const input = {
      ...texts,
      ...besides,
      username: texts.username ?? '',
      password: texts.password ?? '',
      confirmPassword: textIn(form, 'confirmPassword'),
    };
    const errors = registrationErrors(input, settings, terms);
    return { input, errors: { ...errors, ...captchaError(form, rules) } };
  }
  const { username: _, ...ofMobile } = texts;
  const input = {
    ...ofMobile,
    ...besides,
    mobileNum: texts.mobileNum ?? '',
    ...(terms.ways.mobileNeedsPassword ? { confirmPassword: textIn(form, 'confirmPassword') } : {}),
  };
  const errors = mobileRegistrationErrors(input, settings, terms);
  return { input, errors: { ...errors, ...captchaError(form, rules) } };
}

/** A visible picture must be answered, even if the brand's rule makes the field optional. */
function captchaError(form: FormData, { settings }: FormRules): RegistrationErrors {
  const isLeftOut = settings.captcha.enabled && textIn(form, 'captcha').trim() === '';
  return isLeftOut ? { captcha: { code: 'required' } } : {};
}

type FieldTexts = RegisterTexts &
  Partial<Readonly<Record<'username' | 'password' | 'paymentPassword', string>>>;

/** Fields that are not empty. */
function textsOf(form: FormData, fields: readonly RegisterField[]): FieldTexts {
  const typed = fields
    .filter((field) => field !== 'captcha')
    .map((field) => [field, asTyped(form, field)] as const)
    .filter(([, text]) => text !== '');
  return Object.fromEntries(typed);
}

function asTyped(form: FormData, field: RegisterField): string {
  if (field === 'mobileNum') return mobileIn(form, field).mobileNo;
  if (field === 'verificationCode') return codeIn(form, field).code;
  const text = textIn(form, field);
  if (field === 'paymentPassword' || field === 'birthday') return asciiDigits(text).trim();
  return field === 'password' ? text : text.trim();
}

/** The errors with those of some fields replaced. */
export function withFieldErrors(
  errors: RegistrationErrors,
  fields: readonly CheckedField[],
  all: RegistrationErrors,
): RegistrationErrors {
  const next: RegistrationErrors = { ...errors };
  for (const field of fields) {
    const error = all[field];
    if (error) next[field] = error;
    else delete next[field];
  }
  return next;
}

/**
 * The fields to check when the visitor leaves one: a changed new password may no longer match its repetition.
 */
export function fieldsToCheckOnBlur(form: HTMLFormElement, field: string): readonly CheckedField[] {
  if (!isCheckedField(field)) return [];
  const hasRepetition = textIn(new FormData(form), 'confirmPassword') !== '';
  return field === 'password' && hasRepetition ? ['password', 'confirmPassword'] : [field];
}

const checkedFields: readonly string[] = [...registerFields, 'confirmPassword'];

function isCheckedField(name: string): name is CheckedField {
  return checkedFields.includes(name);
}

/** The options for registration by mobile number that follow from the brand's flags. */
export function mobileOptionsOf({ mobileNeedsCode, mobileNeedsPassword }: SiteCapabilities) {
  return { mobileNeedsCode, mobileNeedsPassword };
}
