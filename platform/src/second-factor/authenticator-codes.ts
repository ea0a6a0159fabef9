import { createHash } from 'node:crypto';
import { asciiDigits } from '@croupier/contracts';
import { Secret, TOTP } from 'otpauth';
import type { Random } from '../core.ts';

/** RFC 6238 with the parameters that every authenticator app supports: SHA-1, six digits, 30 seconds. */
const stepMs = 30_000;
const secretBytes = 20;
const recoveryCodes = 10;
const recoveryBytes = 10;

/** A new secret in base32, as an authenticator app takes it. */
export const newFactorSecret = (random: Random): string => base32(random.bytes(secretBytes));

/** `otpauth://…`: the content of the QR code. */
export const factorUri = (secret: string, { issuer, name }: FactorNames): string =>
  new TOTP({ issuer, label: name, secret: Secret.fromBase32(secret) }).toString();

export interface FactorNames {
  readonly issuer: string;
  readonly name: string;
}

/** The six digits that were typed, in the digits of any of the site's languages, or `null` for a text of another form, such as a recovery code. */
export function digitsOf(code: string): string | null {
  const digits = asciiDigits(code).replaceAll(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : null;
}

/** The time step whose code the digits are, at most one step away; `null` for a wrong code. */
export function stepOf(secret: string, digits: string, now: Date): bigint | null {
  const timestamp = now.getTime();
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: digits, timestamp, window: 1 });
  return delta === null ? null : BigInt(Math.floor(timestamp / stepMs) + delta);
}

/** Codes that replace a code of the app, each once. */
export const newRecoveryCodes = (random: Random): readonly string[] =>
  Array.from({ length: recoveryCodes }, () => spaced(base32(random.bytes(recoveryBytes))));

/** 80 random bits need no slow hash. Case and dashes are ignored. */
export const recoveryHash = (code: string): Buffer =>
  createHash('sha256')
    .update(`recovery ${code.replaceAll(/[^0-9a-z]/gi, '').toUpperCase()}`)
    .digest();

const base32 = (bytes: Uint8Array): string =>
  new Secret({ buffer: Uint8Array.from(bytes).buffer }).base32;

const spaced = (text: string): string => text.match(/.{4}/g)?.join('-') ?? text;
