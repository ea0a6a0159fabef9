import type { ErrorCode, NewSecondFactor, RecoveryCodes } from '@croupier/contracts';
import type { Core, Tx } from '../core.ts';
import { done, fail, type Outcome } from '../outcome.ts';
import { createSecretBox } from '../secret-box.ts';
import {
  digitsOf,
  factorUri,
  newFactorSecret,
  newRecoveryCodes,
  recoveryHash,
  stepOf,
  type FactorNames,
} from './authenticator-codes.ts';
import type { FactorStore } from './factor-store.ts';

export type CodeFailure = 'wrong-code' | 'account-locked';

/** Counts attempts at codes: after too many wrong ones no code is accepted for a while. */
interface AttemptCount {
  begin(
    scope: string,
    name: string,
  ): Promise<{ readonly isLocked: boolean; readonly retryAfterS: number }>;
  clear(tx: Tx, scope: string, name: string): Promise<void>;
}

interface FactorOptions<Owner extends string> {
  readonly store: FactorStore<Owner>;
  /** Label of the key that encrypts the secrets. */
  readonly label: string;
  readonly scope: string;
  readonly attempts: AttemptCount;
}

type FactorCore = Pick<Core, 'db' | 'clock' | 'random'> & {
  readonly config: Pick<Core['config'], 'keysSecret'>;
};

/**
 * Codes of an authenticator app (RFC 6238), and recovery codes as a replacement: the same for operators and
 * members, each in tables of their own.
 */
export function createFactor<Owner extends string>(
  { db, clock, random, config }: FactorCore,
  { store, label, scope, attempts }: FactorOptions<Owner>,
) {
  const box = createSecretBox(config.keysSecret, random);

  /** Checks a code and spends it. */
  async function take(tx: Tx, owner: Owner, code: string): Promise<boolean> {
    const digits = digitsOf(code);
    if (digits === null) return store.takeRecoveryCode(tx, owner, recoveryHash(code), clock.now());
    const row = await store.of(tx, owner);
    const secret = row && box.decrypt(label, row.secret);
    const step = secret ? stepOf(secret, digits, clock.now()) : null;
    return step !== null && store.takeStep(tx, owner, step);
  }

  const isProven = async (owner: Owner): Promise<boolean> =>
    ((await store.of(db.read, owner))?.proven_at ?? null) !== null;

  /**
   * Runs an action in the same transaction that accepts its code. Every attempt counts; a right code resets
   * the count.
   */
  async function behindCode<Value, Failure extends ErrorCode = never>(
    owner: Owner,
    code: string,
    work: (tx: Tx) => Promise<Outcome<Value, Failure>>,
  ): Promise<Outcome<Value, Failure | CodeFailure>> {
    const { isLocked, retryAfterS } = await attempts.begin(scope, owner);
    if (isLocked)
      return fail('account-locked', { detail: 'Too many wrong codes.', retryAfter: retryAfterS });
    return db.transaction(async (tx) => {
      if (!(await take(tx, owner, code))) return wrongCode;
      await attempts.clear(tx, scope, owner);
      return work(tx);
    });
  }

  async function newCodes(tx: Tx, owner: Owner): Promise<RecoveryCodes> {
    const codes = newRecoveryCodes(random);
    await store.replaceRecoveryCodes(tx, owner, codes.map(recoveryHash));
    return { codes };
  }

  return {
    take,
    behindCode,
    newCodes,
    isOn: isProven,
    of: (owner: Owner) => store.of(db.read, owner),
    recoveryCodesLeft: (owner: Owner) => store.recoveryCodesLeft(db.read, owner),
    drop: store.drop,

    /** A key that is known already, as a demonstration has one. */
    async seed(tx: Tx, owner: Owner, key: string): Promise<void> {
      await store.draft(tx, owner, box.encrypt(label, key));
      await store.markProven(tx, owner, clock.now());
    },

    /** A new secret, which is required only after its first code was confirmed. */
    async begin(
      owner: Owner,
      names: FactorNames,
    ): Promise<Outcome<NewSecondFactor, 'already-decided'>> {
      const secret = newFactorSecret(random);
      if (!(await store.draft(db.read, owner, box.encrypt(label, secret))))
        return fail('already-decided', { detail: 'Remove the second factor that is on first.' });
      return done({ uri: factorUri(secret, names), secret });
    },

    /** The first code of the app activates the secret and returns the recovery codes. */
    async finish(
      owner: Owner,
      code: string,
      work: (tx: Tx) => Promise<void>,
    ): Promise<Outcome<RecoveryCodes, CodeFailure>> {
      if (digitsOf(code) === null || (await isProven(owner))) return wrongCode;
      return behindCode(owner, code, async (tx) => {
        await store.markProven(tx, owner, clock.now());
        await work(tx);
        return done(await newCodes(tx, owner));
      });
    },
  };
}

export const wrongCode = fail('wrong-code', { detail: 'Wait for the next code of the app.' });
