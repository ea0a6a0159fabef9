import { paymentPasswordError, type FieldError, type RegisterSettings } from '@croupier/contracts';
import { textIn } from '@croupier/ui';

export type FoundErrors = Readonly<Record<string, FieldError>>;

export const required: FieldError = { code: 'required' };

/** A PIN as it is sent: pasted spaces are none of it. */
export const pinIn = (form: FormData, name: string): string => textIn(form, name).trim();

/** What is wrong with a new PIN and its repetition, by the brand's rules. */
export function newPinErrors(form: FormData, settings: RegisterSettings | undefined): FoundErrors {
  const pin = pinIn(form, 'paymentPassword');
  const again = pinIn(form, 'confirmPaymentPassword');
  const wrong = settings ? paymentPasswordError(pin, settings) : null;
  return {
    ...(again === pin ? {} : { confirmPaymentPassword: { code: 'mismatch' as const } }),
    ...(wrong ? { paymentPassword: wrong } : {}),
    ...(pin === '' ? { paymentPassword: required } : {}),
    ...(again === '' ? { confirmPaymentPassword: required } : {}),
  };
}

/** Marks the fields of these names that were left empty. */
export function emptyErrors(form: FormData, names: readonly string[]): FoundErrors {
  return Object.fromEntries(
    names.filter((name) => textIn(form, name).trim() === '').map((name) => [name, required]),
  );
}
