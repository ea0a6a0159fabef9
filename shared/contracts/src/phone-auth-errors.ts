/** What went wrong with third-party phone authentication (specification §8), each a text of `phoneAuth`. */
export type PhoneAuthError =
  | 'invalid-phone'
  | 'missing-phone'
  | 'too-many-requests'
  | 'unknown'
  | 'wrong-code'
  | 'captcha-failed'
  | 'quota'
  | 'not-enabled'
  | 'code-expired'
  | 'popup-closed';

/** Minutes after which a visitor who asked too often can try again. */
export const phoneAuthRetryMinutes = 5;

/** Codes of the Firebase browser library, `auth/` left out. */
const faultOfCode: Readonly<Record<string, PhoneAuthError>> = {
  'invalid-phone-number': 'invalid-phone',
  'missing-phone-number': 'missing-phone',
  'too-many-requests': 'too-many-requests',
  'invalid-verification-code': 'wrong-code',
  'missing-verification-code': 'wrong-code',
  'invalid-verification-id': 'wrong-code',
  'missing-verification-id': 'wrong-code',
  'captcha-check-failed': 'captcha-failed',
  'invalid-app-credential': 'captcha-failed',
  'missing-app-credential': 'captcha-failed',
  'quota-exceeded': 'quota',
  'operation-not-allowed': 'not-enabled',
  'billing-not-enabled': 'not-enabled',
  'code-expired': 'code-expired',
  'popup-closed-by-user': 'popup-closed',
  'cancelled-popup-request': 'popup-closed',
};

/** The fault behind a code as `auth/code-expired`; `unknown` for one that the catalogue lacks. */
export function phoneAuthError(code: string): PhoneAuthError {
  return faultOfCode[code.replace(/^auth\//, '')] ?? 'unknown';
}

/** Key of the sentence that tells a visitor of it. */
export const phoneAuthText = (fault: PhoneAuthError) => `phoneAuth.${fault}` as const;
