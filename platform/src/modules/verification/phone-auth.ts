import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from 'jose';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { PhoneAuthService } from '../../outside-services.ts';
import { mobileOf, type MobileNumber } from './mobile-number.ts';
import { spendOnce } from './spent.store.ts';
import type { SignInServices } from './sign-in-services.ts';

import type { PhoneProject } from '@croupier/contracts';

type KeySet = ReturnType<typeof createRemoteJWKSet>;

/** How long a token is accepted after the number was confirmed. */
const freshS = 10 * 60;
const toleranceS = 60;

/** Firebase phone authentication: verifies its id tokens with the key set that it publishes and rotates. */
export function createPhoneAuth(
  { db, clock, log }: Pick<Core, 'db' | 'clock' | 'log'>,
  services: Pick<SignInServices, 'phoneAuthOf'>,
): PhoneAuth {
  // Cached for ten minutes; an unknown key triggers a new fetch, at most twice a minute.
  const keySets = new Map<string, KeySet>();

  function keysAt(url: string): KeySet {
    const keys = keySets.get(url) ?? createRemoteJWKSet(new URL(url));
    keySets.set(url, keys);
    return keys;
  }

  async function claimsOf(
    { projectId, keysUrl }: PhoneAuthService,
    idToken: string,
  ): Promise<JWTPayload | null> {
    try {
      const { payload } = await jwtVerify(idToken, keysAt(keysUrl), {
        algorithms: ['RS256'],
        issuer: `https://securetoken.google.com/${projectId}`,
        audience: projectId,
        requiredClaims: ['exp', 'iat', 'sub', 'auth_time', 'phone_number'],
        clockTolerance: toleranceS,
        currentDate: clock.now(),
      });
      return payload;
    } catch (error) {
      if (isTokensError(error)) return null;
      throw error;
    }
  }

  function numberOf(claims: JWTPayload): MobileNumber | null {
    const { sub, auth_time: confirmedAt, phone_number: phone } = claims;
    const nowS = clock.now().getTime() / 1_000;
    if (!sub || typeof confirmedAt !== 'number' || typeof phone !== 'string') return null;
    const isFresh = confirmedAt <= nowS + toleranceS && confirmedAt > nowS - freshS;
    return isFresh ? mobileOf(phone) : null;
  }

  return {
    async verify(brand, idToken) {
      const service = await services.phoneAuthOf(brand);
      if (!service) return off;
      try {
        const claims = await claimsOf(service, idToken);
        const mobile = claims && numberOf(claims);
        if (!claims?.exp || !mobile) return refused;
        const expiresAt = new Date((claims.exp + toleranceS) * 1_000);
        const isFirst = await spendOnce(db.read, { proof: idToken, expiresAt });
        return isFirst ? done(mobile) : refused;
      } catch (error) {
        log.error({ err: error }, 'the keys of the phone authentication cannot be read');
        return fail('unavailable', { detail: 'Try again in a moment.', retryAfter: 5 });
      }
    },

    async projectOf(brand) {
      const service = await services.phoneAuthOf(brand);
      if (!service) return null;
      const { projectId, apiKey, emulatorUrl } = service;
      return { projectId, apiKey, emulatorUrl };
    },
  };
}

const off = fail('phone-auth-off', {
  detail: 'Phone authentication is not set up here: ask for a code by SMS.',
});
const refused = fail('phone-auth-failed', {
  detail: 'Verify the number again and send the new id token, once.',
});

/** Errors of the token itself; an unreadable key set is a server error. */
function isTokensError(error: unknown): boolean {
  const isOurs =
    error instanceof errors.JWKSTimeout ||
    error instanceof errors.JWKSInvalid ||
    (error instanceof errors.JOSEError && error.code === 'ERR_JOSE_GENERIC');
  return error instanceof errors.JOSEError && !isOurs;
}

export interface PhoneAuth {
  /** The number that an id token of the brand's Firebase project proves. A token serves once. */
  verify(
    brand: string,
    idToken: string,
  ): Promise<Outcome<MobileNumber, 'phone-auth-failed' | 'phone-auth-off' | 'unavailable'>>;
  /** The project that verifies numbers of the brand's visitors; `null` if the platform sends codes itself. */
  projectOf(brand: string): Promise<PhoneProject | null>;
}
