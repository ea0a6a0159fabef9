/** Errors of third-party phone authentication (specification §8), each with a text in `phoneAuth`. */
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

/** Minutes until a visitor with too many requests can try again. */
export const phoneAuthRetryMinutes = 5;

/** Error codes of the Firebase browser library, without `auth/`. */
const errorOfCode: Readonly<Record<string, PhoneAuthError>> = {
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

/** The error for a code such as `auth/code-expired`; `unknown` for a code that is not listed. */
export function phoneAuthError(code: string): PhoneAuthError {
  return errorOfCode[code.replace(/^auth\//, '')] ?? 'unknown';
}

/** Key of the visitor's message for it. */
export const phoneAuthText = (error: PhoneAuthError) => `phoneAuth.${error}` as const;
