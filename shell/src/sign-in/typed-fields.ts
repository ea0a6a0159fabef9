import {
  asciiDigits,
  registerPatterns,
  type FieldError,
  passwordError,
  type RegisterSettings,
} from '@croupier/contracts';
import {
  textIn,
  missingFieldsOf,
  useFormErrors,
  type Failure,
  type FormErrors,
} from '@croupier/ui';
import { useTexts } from '@croupier/i18n';
import { useEffect, useRef, type RefObject } from 'react';

interface TypedMobile {
  readonly mobileNo: string;
  readonly countryDialingCode: string;
  /** What the page can check immediately; the platform decides whether the number can exist. */
  readonly error: FieldError | null;
}

/** A typed or pasted mobile number, in the digits of any of the site's languages. */
export function mobileIn(form: FormData, name: string): TypedMobile {
  // Cf: invisible direction marks, which are often copied from an address book.
  const mobileNo = asciiDigits(textIn(form, name).replace(/[().\p{Cf}]/gu, '')).trim();
  const countryDialingCode = textIn(form, 'countryDialingCode');
  return { mobileNo, countryDialingCode, error: mobileError(mobileNo) };
}

const form = new RegExp(registerPatterns.phone);

function mobileError(mobileNo: string): FieldError | null {
  if (mobileNo === '') return { code: 'required' };
  return form.test(mobileNo) ? null : { code: 'pattern', pattern: 'mobile' };
}

interface TypedCode {
  readonly code: string;
  readonly error: FieldError | null;
}

/** The typed SMS code, in the digits of any of the site's languages. */
export function codeIn(form: FormData, name: string): TypedCode {
  const code = asciiDigits(textIn(form, name));
  return { code, error: codeError(code.trim()) };
}

/** A malformed code is rejected here, so that it uses up none of the few attempts. */
function codeError(code: string): FieldError | null {
  if (code === '') return { code: 'required' };
  return /^\d{4,8}$/.test(code) ? null : { code: 'pattern', pattern: 'code' };
}

export interface NewPassword {
  readonly newPassword: string;
  readonly confirmNewPassword: string;
  readonly errors: Readonly<Record<string, FieldError>>;
}

/** A new password that was typed twice, and its error by the brand's rule. */
export function newPasswordIn(form: FormData, settings: RegisterSettings | undefined): NewPassword {
  const newPassword = textIn(form, 'newPassword');
  const confirmNewPassword = textIn(form, 'confirmNewPassword');
  const wrong = settings && newPassword ? passwordError(newPassword, settings) : null;
  const errors: Readonly<Record<string, FieldError>> = {
    ...(confirmNewPassword === newPassword ? {} : { confirmNewPassword: { code: 'mismatch' } }),
    ...(wrong ? { newPassword: wrong } : {}),
    ...missingFieldsOf(form, ['newPassword', 'confirmNewPassword']),
  };
  return { newPassword, confirmNewPassword, errors };
}

/** The invalid fields, each with its error. */
export function fieldErrorsOf(
  fields: Readonly<Record<string, FieldError | null>>,
): Readonly<Record<string, FieldError>> {
  const found: Record<string, FieldError> = {};
  for (const [name, error] of Object.entries(fields)) if (error) found[name] = error;
  return found;
}

/** The field that receives focus: the first visible empty field. */
export function firstEmpty(place: ParentNode | null | undefined): HTMLInputElement | undefined {
  const fields = [...(place?.querySelectorAll('input') ?? [])];
  return fields.find(
    (field) => field.type !== 'hidden' && field.value === '' && !field.closest('[hidden]'),
  );
}

/** The error of a sign-in form, as text. */
export function useRegistrationErrors(failure: Failure | null): FormErrors {
  return useFormErrors(useTexts('sign-in'), failure);
}

/** Fills in a field with a value that loads later than the form, unless the visitor has typed meanwhile. */
export function usePrefill(text: string): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const input = field.current;
    if (!input || text === '' || input.value !== '') return;
    input.value = text;
    return () => {
      if (input.value === text) input.value = '';
    };
  }, [text]);
  return field;
}
