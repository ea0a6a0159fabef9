import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { ChallengePurpose, Challenge } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { SecretBox } from '../../secret-box.ts';
import { spendOnce } from './spent.store.ts';

import type { Settings } from './settings.ts';
import type { Brand } from '../brands/index.ts';

/** Solved when the form opens, sent when the form is complete. */
const validMs = 10 * 60_000;
/** Minimum of tries that a solution takes, so that the work varies little. */
const fewestTries = 128;
const triesSpan = 256;

const text = z.string().max(128);
const payloadForm = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: text,
      nonce: text,
      salt: text,
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: text,
      keySignature: text,
      data: z.object({ brand: text, purpose: text, expires: z.number() }),
    }),
    signature: text,
  }),
  solution: z.object({ counter: z.number(), derivedKey: text }),
});

interface Dependencies {
  readonly box: SecretBox;
  readonly settings: Settings;
}

/**
 * Proof of work (ALTCHA). The signature covers brand, purpose and expiry; the database ensures single use.
 */
export function createChallenges(
  { db, clock, random }: Pick<Core, 'db' | 'clock' | 'random'>,
  { box, settings }: Dependencies,
): Challenges {
  const secrets = {
    hmacSignatureSecret: box.key('challenge'),
    hmacKeySignatureSecret: box.key('challenge solution'),
  };

  async function isAccepted(brand: string, purpose: ChallengePurpose, payload: string) {
    const parsed = payloadForm.safeParse(decoded(payload));
    if (!parsed.success) return false;
    const { challenge, solution } = parsed.data;
    const { data } = challenge.parameters;
    const now = clock.now();
    if (data.brand !== brand || data.purpose !== purpose || data.expires <= now.getTime())
      return false;
    const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets });
    return (
      verified &&
      spendOnce(db.read, { proof: challenge.signature, expiresAt: new Date(data.expires) })
    );
  }

  return {
    async issue(brand, purpose) {
      if (!brand.settings.profile.challenge) return null;
      const { challengeCost } = await settings.of(brand.code);
      const [tries = 0] = random.bytes(1);
      const { parameters, signature = '' } = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: challengeCost,
        counter: fewestTries + (tries % triesSpan),
        data: { brand: brand.code, purpose, expires: clock.now().getTime() + validMs },
        deriveKey,
        ...secrets,
      });
      const { algorithm, nonce, salt, cost, keyLength, keyPrefix, keySignature, data } = parameters;
      if (keySignature === undefined || data === undefined)
        throw new Error('the challenge is not whole');
      return {
        parameters: { algorithm, nonce, salt, cost, keyLength, keyPrefix, keySignature, data },
        signature,
      };
    },

    async check({ brand, purpose, payload }) {
      if (!brand.settings.profile.challenge) return done(undefined);
      const isGood = payload !== undefined && (await isAccepted(brand.code, purpose, payload));
      return isGood ? done(undefined) : unsolved;
    },
  };
}

const unsolved = fail('challenge-failed', {
  detail: 'Fetch a challenge for this purpose, solve it, and send the solution once.',
});

function decoded(payload: string): unknown {
  try {
    return JSON.parse(Buffer.from(payload, 'base64').toString('utf8'));
  } catch {
    return null;
  }
}

/** The brand's profile states whether it requires challenges. */
export type AskingBrand = Pick<Brand, 'code' | 'settings'>;

export interface Challenges {
  /** `null` if the brand requires none. */
  issue(brand: AskingBrand, purpose: ChallengePurpose): Promise<Challenge | null>;
  /** Accepts a solution once; no solution is needed if the brand requires none. */
  check(check: {
    readonly brand: AskingBrand;
    readonly purpose: ChallengePurpose;
    readonly payload: string | undefined;
  }): Promise<Outcome<void, 'challenge-failed'>>;
}
