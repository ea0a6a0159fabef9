import { FirebaseError, initializeApp } from '@firebase/app';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  RecaptchaVerifier,
  signInWithPhoneNumber,
  type Auth,
  type ConfirmationResult,
} from '@firebase/auth';
import {
  asciiDigits,
  type PhoneProject,
  type PhoneVerificationAnswer,
  type PhoneVerificationRequest,
} from '@croupier/contracts';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

type Send = Extract<PhoneVerificationRequest, { kind: 'send' }>;

export interface FirebasePhone {
  /** Never rejects: a failure is an answer. */
  answer(request: PhoneVerificationRequest): Promise<PhoneVerificationAnswer>;
}

/** Sends codes and checks them with Firebase, or with an emulator of it, which shows no reCAPTCHA. */
export function createFirebasePhone(project: PhoneProject): FirebasePhone {
  const auth = authOf(project);
  let sent: ConfirmationResult | null = null;

  async function send({ language, ...typed }: Send): Promise<PhoneVerificationAnswer> {
    const phoneNumber = numberOf(typed);
    if (!phoneNumber) return { kind: 'failed', code: 'auth/invalid-phone-number' };
    auth.languageCode = language;
    sent = await withReCaptcha(auth, (verifier) =>
      signInWithPhoneNumber(auth, phoneNumber, verifier),
    );
    return { kind: 'sent' };
  }

  async function confirm(code: string): Promise<PhoneVerificationAnswer> {
    if (!sent) return { kind: 'failed', code: 'auth/missing-verification-id' };
    const { user } = await sent.confirm(code);
    return { kind: 'confirmed', idToken: await user.getIdToken() };
  }

  return {
    answer: (request) =>
      (request.kind === 'send' ? send(request) : confirm(request.code)).catch(failure),
  };
}

function authOf({ projectId, apiKey, emulatorUrl }: PhoneProject): Auth {
  // The platform's session is the only one: the library keeps none in the browser.
  const auth = initializeAuth(initializeApp({ projectId, apiKey }), {
    persistence: inMemoryPersistence,
  });
  if (emulatorUrl) {
    connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
    auth.settings.appVerificationDisabledForTesting = true;
  }
  return auth;
}

/** A reCAPTCHA serves one attempt. */
async function withReCaptcha<Result>(
  auth: Auth,
  attempt: (verifier: RecaptchaVerifier) => Promise<Result>,
): Promise<Result> {
  const place = document.body.appendChild(document.createElement('div'));
  const verifier = new RecaptchaVerifier(auth, place, { size: 'invisible', badge: 'inline' });
  try {
    return await attempt(verifier);
  } finally {
    verifier.clear();
    place.remove();
  }
}

/** In E.164, which Firebase requires; `null` for a number that cannot exist. */
function numberOf({
  countryDialingCode,
  mobileNo,
}: Pick<Send, 'countryDialingCode' | 'mobileNo'>): string | null {
  const typed = asciiDigits(mobileNo).trim();
  const parsed = parsePhoneNumberFromString(typed, { defaultCallingCode: countryDialingCode });
  return parsed?.isPossible() ? parsed.number : null;
}

const failure = (error: unknown): PhoneVerificationAnswer => ({
  kind: 'failed',
  code: error instanceof FirebaseError ? error.code : 'auth/internal-error',
});
