import type { CallName } from '@croupier/contracts';
import { callSchemas } from '@croupier/contracts/schemas';
import fc from 'fast-check';
import { hostileText, hostileValue } from './hostile-values.ts';
import { nearValid, type KnownValues } from './near-valid.ts';
import { rawBodies } from './raw-bodies.ts';

export const attackers = ['visitor', 'member', 'trial', 'agent', 'operator'] as const;
export type Attacker = (typeof attackers)[number];

/** One hostile request of a call, as data that a failing test prints. */
export interface Attack {
  readonly as: Attacker;
  readonly input: unknown;
  /** Name of a raw body that is sent in place of the input. */
  readonly rawBody: string | null;
  /** Whether the body is sealed in the way that the call does not ask for. */
  readonly isSealedWrongly: boolean;
  /** Sent in place of what the attacker has; `null` leaves it out. */
  readonly cookie: string | null | undefined;
  readonly handle: string | null | undefined;
  readonly key: string | null | undefined;
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly times: 1 | 2;
}

/** Mostly as it should be, now and then spoilt or left out. */
const credential: fc.Arbitrary<string | null | undefined> = fc.oneof(
  { weight: 10, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: hostileText },
);

export const hostileQueries = [
  '__proto__[isOperator]=1',
  'a[]=1&a[]=2&a=3',
  '%ff=%00',
  '%',
  '&&&===',
  'limit=1&limit=2',
  'before=%00&before=%ED%A0%80',
  `x=${'y'.repeat(4_000)}`,
];

export const hostileHeaders: readonly Readonly<Record<string, string>>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { host: 'evil.example' },
  { host: 'localhost:99999' },
  { host: '' },
  { 'x-forwarded-for': "127.0.0.1, ' OR 1=1", 'x-forwarded-host': 'evil.example' },
  { 'user-agent': `\0${'x'.repeat(5_000)}` },
  { 'accept-language': '*;q=zz,,;;' },
  { 'content-encoding': 'gzip' },
  { 'transfer-encoding': 'chunked', 'content-length': '1' },
  { expect: 'a miracle' },
  { 'if-none-match': '*', range: 'bytes=0-0' },
  { origin: 'null', referer: 'http://evil.example/' },
];

const sometimes = <Value>(arbitrary: fc.Arbitrary<Value>, otherwise: Value, outOf = 10) =>
  fc.oneof({ weight: outOf - 1, arbitrary: fc.constant(otherwise) }, { weight: 1, arbitrary });

/** Hostile requests of a call, most of them by those whom it is meant for. */
export function anyAttack(
  name: CallName,
  { known, by }: { readonly known: KnownValues; readonly by: readonly Attacker[] },
): fc.Arbitrary<Attack> {
  return fc.record({
    as: fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...by) },
      { weight: 1, arbitrary: fc.constantFrom(...attackers) },
    ),
    input: fc.oneof(
      { weight: 10, arbitrary: nearValid(callSchemas[name].input, known) },
      { weight: 1, arbitrary: hostileValue },
    ),
    rawBody: sometimes<string | null>(fc.constantFrom(...Object.keys(rawBodies)), null, 6),
    isSealedWrongly: sometimes(fc.constant(true), false),
    cookie: credential,
    handle: credential,
    key: credential,
    query: sometimes(fc.constantFrom(...hostileQueries), '', 8),
    headers: sometimes(fc.constantFrom(...hostileHeaders), {}, 8),
    times: sometimes<1 | 2>(fc.constant(2), 1, 5),
  });
}
