import type { Language } from './languages.ts';

/**
 * Page that sends and checks codes through the brand's Firebase project. The form shows it in a frame:
 * Firebase's reCAPTCHA loads Google's scripts, and opens a window on the page that it runs on.
 */
export const phoneVerificationPath = '/phone-verification';

/** Id of the element with the page's settings. */
export const phoneVerificationElementId = 'phone-verification';

/** List of the page's files in the shell's build. */
export const phoneVerificationListFile = 'phone-verification.json';

/** The brand's project, as the page needs it. */
export interface PhoneProject {
  readonly projectId: string;
  readonly apiKey: string;
  /** Origin of a Firebase emulator, which asks for no reCAPTCHA; empty: Firebase itself. */
  readonly emulatorUrl: string;
}

/** What the form asks of the page. */
export type PhoneVerificationRequest =
  | {
      readonly kind: 'send';
      readonly countryDialingCode: string;
      readonly mobileNo: string;
      readonly language: Language;
    }
  | { readonly kind: 'confirm'; readonly code: string };

/** Messages from the page to the form. */
export type PhoneVerificationAnswer =
  | { readonly kind: 'ready' }
  /** Height that the reCAPTCHA takes, in pixels; 0: nothing to see. */
  | { readonly kind: 'height'; readonly height: number }
  | { readonly kind: 'sent' }
  | { readonly kind: 'confirmed'; readonly idToken: string }
  /** `code` as the Firebase library names it, such as `auth/code-expired`. */
  | { readonly kind: 'failed'; readonly code: string };

export function isPhoneVerificationRequest(data: unknown): data is PhoneVerificationRequest {
  if (!isRecord(data)) return false;
  if (data['kind'] === 'confirm') return typeof data['code'] === 'string';
  const { kind, countryDialingCode, mobileNo, language } = data;
  return kind === 'send' && [countryDialingCode, mobileNo, language].every(isText);
}

export function isPhoneVerificationAnswer(data: unknown): data is PhoneVerificationAnswer {
  if (!isRecord(data)) return false;
  const { kind, height, idToken, code } = data;
  if (kind === 'height') return typeof height === 'number';
  if (kind === 'confirmed') return isText(idToken);
  return kind === 'failed' ? isText(code) : kind === 'ready' || kind === 'sent';
}

const isText = (value: unknown): value is string => typeof value === 'string';

const isRecord = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null;
