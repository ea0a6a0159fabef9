import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { formatAmount, parseAmount } from '@croupier/contracts';
import { z } from 'zod';
import type { Environment } from './environment.ts';

const gameRules = z.strictObject({
  /** A win without a bet, such as leftover bullets of a fish room or prize drops. */
  winWithoutBet: z.boolean().default(false),
  /** One win decides every bet of its round, as at live tables. */
  manyBetsOneWin: z.boolean().default(false),
  /** A bet may win more than once, as in bonus rounds. */
  manyWinsOneBet: z.boolean().default(false),
});

/** What a game may do beyond one bet with one win. */
export type GameRules = z.infer<typeof gameRules>;

const name = z.string().regex(/^[a-z][a-z0-9-]{1,30}$/);
const secret = z.strictObject({
  secret: z.string().min(16),
  /** During a key rotation: the moment at which this key expires. */
  until: z.iso
    .datetime()
    .transform((text) => new Date(text))
    .optional(),
});
const origin = z.url({ protocol: /^https?$/ }).transform((text) => new URL(text).origin);
const units = z.string().transform((text, context) => {
  const amount = parseAmount(text);
  if (amount === null || amount <= 0n) context.addIssue('must be an amount, as 1000.00');
  return amount ?? 0n;
});

const partner = z.strictObject({
  id: name,
  displayName: z.string().min(1).max(60),
  /** Origin of the provider's server and of its game pages. */
  origin,
  /** Further origins of its game pages, such as CDNs; each brand selects the ones it uses. */
  launchOrigins: z.array(origin).default([]),
  /** Further origins of its game pictures. */
  pictureOrigins: z.array(origin).default([]),
  /** The dialect in which it speaks to the wallet. */
  dialect: z.enum(['rs', 'rs-rsa', 'evolution']).default('rs'),
  /** At most two, for rotation; the first one signs our requests. */
  keys: z
    .record(z.string().regex(/^[a-z0-9-]{1,30}$/), secret)
    .refine((keys) => [1, 2].includes(Object.keys(keys).length), 'must be one key or two'),
  /** For `rs-rsa` only: public keys of its signatures, as PEM. */
  publicKeys: z.array(z.string().includes('PUBLIC KEY')).max(2).default([]),
  /** Addresses and ranges that it calls from; empty for any address. */
  addresses: z.array(z.string().refine(isAddressOrRange)).default([]),
  /** The balance in the answer to a repeated request: the current one, or that of the first answer. */
  repeats: z.enum(['current', 'stored']).default('current'),
  /** A rollback of a bet also reverses its win; otherwise such a rollback is refused. */
  rollsBackRounds: z.boolean().default(false),
  /** Its launch addresses contain the session token, because it has no call that exchanges a launch token. */
  launchesWithSession: z.boolean().default(false),
  /** It may pay prizes without a bet, from the house's promotion account. */
  paysPrizes: z.boolean().default(false),
  /** It may correct results afterwards. */
  correctsResults: z.boolean().default(false),
  /** Lobbies by a name of their own, each with its game codes: a session of one of them may bet in all of them. */
  lobbies: z.record(z.string(), z.array(z.string().min(1)).min(2)).default({}),
  /** It supports free rounds granted by the platform, and is notified of them. */
  offersFreeRounds: z.boolean().default(false),
  /** It may take tips. */
  takesTips: z.boolean().default(false),
  /** The largest bet, by currency. */
  maxStake: z.record(z.string(), units).default({}),
  /** The most that one round may win before people look at it, by currency. */
  maxWin: z.record(z.string(), units).default({}),
  /** The same as a multiple of the stake, for games whose catalogue states none. */
  maxWinTimes: z.int().min(1).max(10_000_000).default(100_000),
  rules: gameRules.prefault({}),
  /** Game code → rules of this game. */
  games: z.record(z.string(), gameRules).default({}),
});

export type PartnerSettings = z.infer<typeof partner>;

export type PartnerInput = z.input<typeof partner>;
/** Settings as they are written down: amounts as text, without the name and the keys. */
export type StoredSettings = Omit<PartnerInput, 'id' | 'keys'>;
export type PartnerKeys = PartnerInput['keys'];

/** What is wrong with settings, by the field; `null` for nothing. */
export function errorsOf(settings: PartnerInput): readonly string[] | null {
  const read = partner.safeParse(settings);
  return read.success ? null : [...new Set(read.error.issues.map(({ path }) => String(path[0])))];
}

export function storedSettings({ id: _, keys: __, ...settings }: PartnerSettings): StoredSettings {
  const texts = (amounts: Readonly<Record<string, bigint>>) =>
    Object.fromEntries(Object.entries(amounts).map(([code, units]) => [code, formatAmount(units)]));
  return { ...settings, maxStake: texts(settings.maxStake), maxWin: texts(settings.maxWin) };
}

export const storedKeys = ({ keys }: PartnerSettings): PartnerKeys =>
  Object.fromEntries(
    Object.entries(keys).map(([id, { secret, until }]) => [
      id,
      { secret, ...(until && { until: until.toISOString() }) },
    ]),
  );

/** The studio comes from the environment; the vendor of the lottery is a module of the platform. */
export const reservedProviders: readonly string[] = ['studio', 'elott'];

const list = z
  .array(partner)
  .refine(
    (all) => new Set(all.map(({ id }) => id)).size === all.length,
    'must not name a provider twice',
  )
  .refine(
    (all) => all.every(({ id }) => !reservedProviders.includes(id)),
    `must not name ${reservedProviders.join(' or ')}: the platform has these already`,
  );

/**
 * Reads providers from the file that `PROVIDERS_FILE` names: they contain secrets, which do not belong in the
 * environment.
 */
export function readPartners(env: Environment, errors: string[]): readonly PartnerSettings[] {
  const file = env['PROVIDERS_FILE'];
  if (!file) return [];
  try {
    return list.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    errors.push(`PROVIDERS_FILE must be a JSON file of providers (${file}): ${why}`);
    return [];
  }
}

/** A partner from its settings, with defaults for what is left out. */
export function partnerOf(settings: z.input<typeof partner>): PartnerSettings {
  return partner.parse(settings);
}

function isAddressOrRange(text: string): boolean {
  const [address = '', prefix] = text.split('/');
  const family = isIP(address);
  if (family === 0 || prefix === undefined) return family > 0;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128);
}
