import type { NewSecondFactor, OperatorId, RecoveryCodes } from '@croupier/contracts';
import { Secret, TOTP } from 'otpauth';
import type { Core, Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { createSecretBox } from '../../secret-box.ts';
import { createAttempts, hashOf } from '../identity/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { OperatorSession } from './access.ts';
import {
  draftSecret,
  dropSecondFactor,
  markConfirmed,
  markProven,
  replaceRecoveryCodes,
  secondFactorOf,
  takeRecoveryCode,
  takeStep,
} from './second-factor.store.ts';

const label = 'operator second factor';
/** RFC 6238 with the parameters that every authenticator app supports: SHA-1, six digits, 30 seconds. */
const stepMs = 30_000;
const secretBytes = 20;
const recoveryCodes = 10;
const recoveryBytes = 10;

type CodeFailure = 'wrong-code' | 'account-locked';
type Coded<Value> = Promise<Outcome<Value, CodeFailure>>;

export type SecondFactor = ReturnType<typeof createSecondFactor>;

/**
 * Time-based codes (RFC 6238), recovery codes as a replacement, and the time of a session's last
 * confirmation.
 */
export function createSecondFactor(
  core: Pick<Core, 'db' | 'clock' | 'random' | 'ids'> & {
    readonly config: Pick<Core['config'], 'keysSecret'>;
  },
) {
  const { db, clock, random } = core;
  const secretBox = createSecretBox(core.config.keysSecret, random);
  const attempts = createAttempts(core);

  /** Checks a code and spends it. */
  async function take(tx: Tx, operator: OperatorId, code: string): Promise<boolean> {
    const digits = code.replaceAll(/[\s-]/g, '');
    if (!/^\d{6}$/.test(digits))
      return takeRecoveryCode(tx, operator, { hash: recoveryHash(code), at: clock.now() });
    const row = await secondFactorOf(tx, operator);
    const secret = row && secretBox.decrypt(label, row.secret);
    if (!secret) return false;
    const timestamp = clock.now().getTime();
    const delta = totpOf(secret, '').validate({ token: digits, timestamp, window: 1 });
    if (delta === null) return false;
    return takeStep(tx, operator, BigInt(Math.floor(timestamp / stepMs) + delta));
  }

  /**
   * Runs an action in the same transaction that accepts its code. Every attempt counts; a right code resets
   * the count.
   */
  async function behindCode<Value>(
    operator: OperatorId,
    code: string,
    work: (tx: Tx) => Promise<Value>,
  ): Coded<Value> {
    const { isLocked, retryAfterS } = await attempts.begin('console-code', operator);
    if (isLocked)
      return fail('account-locked', { detail: 'Too many wrong codes.', retryAfter: retryAfterS });
    return db.transaction(async (tx) => {
      if (!(await take(tx, operator, code))) return wrongCode;
      await attempts.clear(tx, 'console-code', operator);
      return done(await work(tx));
    });
  }

  /** A secret without a confirmed first code is not active. */
  const whereOn = <Value>(
    { id, secondFactor }: OperatorSession,
    code: string,
    work: (tx: Tx) => Promise<Value>,
  ): Coded<Value> =>
    secondFactor === 'on' ? behindCode(id, code, work) : Promise.resolve(wrongCode);

  async function newRecoveryCodes(tx: Tx, operator: OperatorId): Promise<RecoveryCodes> {
    const codes = Array.from({ length: recoveryCodes }, () => spaced(random.bytes(recoveryBytes)));
    await replaceRecoveryCodes(tx, operator, codes.map(recoveryHash));
    return { codes };
  }

  const auditRecord = (action: string, { name }: OperatorSession) => ({
    action,
    subject: name,
    before: '',
    after: '',
    note: '',
  });

  return {
    take,

    /** A key that is known already, as a demonstration has one. */
    async seed(tx: Tx, operator: OperatorId, key: string): Promise<void> {
      await draftSecret(tx, operator, secretBox.encrypt(label, key));
      await markProven(tx, operator, clock.now());
    },

    async isOn(operator: OperatorId): Promise<boolean> {
      return ((await secondFactorOf(db.read, operator))?.proven_at ?? null) !== null;
    },

    async begin({
      id,
      name,
    }: OperatorSession): Promise<Outcome<NewSecondFactor, 'already-decided'>> {
      const secret = new Secret({ buffer: Uint8Array.from(random.bytes(secretBytes)).buffer });
      if (!(await draftSecret(db.read, id, secretBox.encrypt(label, secret.base32))))
        return fail('already-decided', { detail: 'Remove the second factor that is on first.' });
      return done({ uri: totpOf(secret.base32, name).toString(), secret: secret.base32 });
    },

    finish: (operator: OperatorSession, code: string, session: Buffer): Coded<RecoveryCodes> =>
      operator.secondFactor === 'on' || !/^\d{6}$/.test(code.replaceAll(/[\s-]/g, ''))
        ? Promise.resolve(wrongCode)
        : behindCode(operator.id, code, async (tx) => {
            await markProven(tx, operator.id, clock.now());
            await markConfirmed(tx, session, clock.now());
            await recordAudit(
              tx,
              core,
              operator,
              auditRecord('operator.second-factor-on', operator),
            );
            return newRecoveryCodes(tx, operator.id);
          }),

    remove: (operator: OperatorSession, code: string): Coded<void> =>
      whereOn(operator, code, async (tx) => {
        await dropSecondFactor(tx, operator.id);
        await recordAudit(tx, core, operator, auditRecord('operator.second-factor-off', operator));
      }),

    renew: (operator: OperatorSession, code: string): Coded<RecoveryCodes> =>
      whereOn(operator, code, async (tx) => {
        await recordAudit(
          tx,
          core,
          operator,
          auditRecord('operator.recovery-codes-renewed', operator),
        );
        return newRecoveryCodes(tx, operator.id);
      }),

    confirm: (operator: OperatorSession, code: string, session: Buffer): Coded<void> =>
      whereOn(operator, code, (tx) => markConfirmed(tx, session, clock.now())),
  };
}

export const wrongCode = fail('wrong-code', { detail: 'Wait for the next code of the app.' });

function totpOf(secret: string, name: string): TOTP {
  const account = name === '' ? {} : { label: name };
  return new TOTP({ issuer: 'Croupier', ...account, secret: Secret.fromBase32(secret) });
}

/** 80 random bits need no slow hash. Case and dashes are ignored. */
const recoveryHash = (code: string) =>
  hashOf(`recovery ${code.replaceAll(/[^0-9a-z]/gi, '').toUpperCase()}`);

function spaced(bytes: Uint8Array): string {
  const text = new Secret({ buffer: Uint8Array.from(bytes).buffer }).base32;
  return text.match(/.{4}/g)?.join('-') ?? text;
}
