import { signatureHeaders } from '@croupier/contracts';
import fc from 'fast-check';
import { attackers, hostileHeaders, hostileQueries, type Attacker } from './attack.ts';
import type { HttpEndpoint } from './endpoints.ts';
import { hostileText, hostileValue } from './hostile-values.ts';
import { rawBodies } from './raw-bodies.ts';

/** One hostile request at an endpoint, as data that a failing test prints. */
export interface EndpointAttack {
  readonly as: Attacker;
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly body: { readonly type: string | null; readonly bytes: string | Buffer } | null;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether the request carries the valid signature of a partner, here with hostile content. */
  readonly isSigned: boolean;
}

const segments = [
  '..',
  '.',
  '%2e%2e',
  '..%2f..%2fetc%2fpasswd',
  '%00',
  '%',
  '%ff',
  '%c0%af',
  '%u0041',
  ';a=b',
  'a%2Fb',
  '__proto__',
  'sandbox',
  'studio',
  'bet',
  'mfe-games',
  'k3-1m',
  'x'.repeat(3_000),
];

/** Below what the router takes as anything, the pages, the modules and the frame have ways of their own. */
const ways = [
  'modules/mfe-games/',
  'modules/mfe-games/0.1.0/',
  'modules/shell/',
  'modules/',
  'lottery/',
  'game/',
  'member/',
  'rng/',
];

const segment = fc.oneof(
  fc.constantFrom(...segments),
  fc
    .tuple(fc.constantFrom('', ...ways), fc.oneof(fc.constantFrom(...segments), hostileText))
    .map(([way, text]) => way + encodeURIComponent(Buffer.from(text).toString())),
);

/** Fields that partners send, each now and then as it should be. */
const fields = {
  request_uuid: '7a5f6e1c-0c57-4a3b-9f0a-3d1b2c4e5f60',
  transaction_uuid: '7a5f6e1c-0c57-4a3b-9f0a-3d1b2c4e5f61',
  reference_transaction_uuid: '7a5f6e1c-0c57-4a3b-9f0a-3d1b2c4e5f62',
  token: 'x',
  user: 'mem_00000000',
  game_code: 'river_lotus',
  round: 'r1',
  round_closed: true,
  launch_token: 'x',
  amount: '100.00',
  currency: 'BDT',
  event_id: 'evt_1',
  payment_id: 'pay_1',
  payout_id: 'out_1',
  reference: 'dep_00000000',
  state: 'paid',
  bank_reference: 'bank-1',
  transfer_code: 'AB12',
  payer: 'Rahim',
};

const partnersBody = fc
  .record(
    Object.fromEntries(
      Object.entries(fields).map(([name, sound]) => [
        name,
        fc.oneof(
          { weight: 3, arbitrary: fc.constant<unknown>(sound) },
          { weight: 1, arbitrary: hostileValue },
        ),
      ]),
    ),
    { requiredKeys: [] },
  )
  .map((body) => ({ type: 'application/json', bytes: JSON.stringify(body) }));

const anyBody = fc.oneof(
  { weight: 3, arbitrary: partnersBody },
  { weight: 2, arbitrary: fc.constantFrom(...Object.values(rawBodies)) },
  {
    weight: 1,
    arbitrary: hostileValue.map((value) => ({
      type: 'application/json',
      bytes: JSON.stringify(value) ?? '',
    })),
  },
);

/** Names of headers that one of the endpoints reads. */
const read = [
  ...Object.values(signatureHeaders),
  'authorization',
  'last-event-id',
  'cookie',
  'if-none-match',
  'range',
  'accept',
  'accept-language',
  'accept-encoding',
];

const headers = fc.oneof(
  fc.constant({}),
  fc.constantFrom(...hostileHeaders),
  fc.dictionary(fc.constantFrom(...read), hostileText.map(headerText), { maxKeys: 4 }),
);

/** What Node lets into a header at all. */
function headerText(text: string): string {
  return text.replaceAll(/[^\t\x20-\x7e\x80-\xff]/gu, '');
}

/** Hostile requests at an endpoint; a body only where one is taken. */
export function anyEndpointAttack({ methods, path }: HttpEndpoint): fc.Arbitrary<EndpointAttack> {
  const holes = path.split(/:\w+|\*/);
  return fc.record({
    as: fc.constantFrom(...attackers),
    method: fc.constantFrom(...methods),
    path: fc
      .array(segment, { minLength: holes.length - 1, maxLength: holes.length - 1 })
      .map((filled) => holes.map((fixed, at) => fixed + (filled[at] ?? '')).join('')),
    query: fc.oneof(fc.constant(''), fc.constantFrom(...hostileQueries)),
    body: methods.includes('GET') ? fc.constant(null) : fc.option(anyBody, { freq: 9 }),
    headers,
    isSigned: fc.boolean(),
  });
}
