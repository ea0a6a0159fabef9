import type { ModuleDescription } from '../module-description.ts';
import { callRefusals } from './call-rules.ts';
import { compiledCalls } from './compiled-contract.ts';
import type { JsonShape } from './json-shape.ts';
import type { CallContract } from './release-facts.ts';

const text = { type: 'string' };
const objectOf = (properties: Readonly<Record<string, JsonShape>>): JsonShape => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});

const made: CallContract = {
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  audience: 'member',
  sealed: false,
  once: false,
  input: objectOf({}),
  output: objectOf({ sumBalance: text }),
};

const description: ModuleDescription = {
  name: 'mfe-live',
  contract: '^1.0',
  owner: 'A team',
  title: { en: 'x', bn: 'x', es: 'x', ar: 'x' },
  routes: [],
  slots: [],
  overlays: [],
  menus: [],
  topics: { publishes: [], reads: [] },
  budget: { page: { jsKb: 1, cssKb: 1 }, total: { jsKb: 1, cssKb: 1 } },
};

function refusalsWith(served: Readonly<Record<string, CallContract>> | undefined) {
  const manifest = {
    name: 'mfe-live',
    version: '1.0.0',
    entry: '',
    global: '',
    needs: {},
    files: [],
    description,
  };
  const facts = {
    contract: '1.0',
    shared: {},
    bundled: [],
    topics: {},
    calls: { balance: made },
    texts: {},
  };
  const target = { shells: [], live: [], versions: [], ...(served ? { calls: served } : {}) };
  return callRefusals({ manifest, facts, texts: new Map() }, target);
}

test.each<[string, Readonly<Record<string, CallContract>>, RegExp]>([
  ['a call that is gone', {}, /does not serve it/],
  [
    'another path',
    { balance: { ...made, path: '/wps/v3/balance' } },
    /path was .*v2.* and is .*v3/,
  ],
  ['another audience', { balance: { ...made, audience: 'operator' } }, /audience was member/],
  [
    'an input that requires more',
    { balance: { ...made, input: objectOf({ currency: text }) } },
    /the input has no currency/,
  ],
  [
    'an answer that lost a field',
    { balance: { ...made, output: objectOf({ total: text }) } },
    /the call balance: the answer has no sumBalance/,
  ],
  [
    'an answer whose field is of another kind',
    { balance: { ...made, output: objectOf({ sumBalance: { type: 'number' } }) } },
    /sumBalance of the answer is number and no string/,
  ],
])('%s breaks a release, and the refusal says how', (_, served, reason) => {
  expect(refusalsWith(served)).toEqual([
    { code: 'call-broken', reason: expect.stringMatching(reason), remedy: expect.any(String) },
  ]);
});

test('additions break no release', () => {
  const output = objectOf({ sumBalance: text, bonus: text });
  const input = { type: 'object', properties: { currency: text }, required: [] };
  expect(refusalsWith({ balance: { ...made, input, output } })).toEqual([]);
  expect(refusalsWith(compiledCalls())).toEqual([]);
});

test('no release is refused if the platform does not list the calls that it serves', () => {
  expect(refusalsWith(undefined)).toEqual([]);
});

test('an answer has the shape of its schema, without lengths and formats', () => {
  const { balance, promotions } = compiledCalls();
  expect(balance?.output).toMatchObject({
    type: 'object',
    properties: { sumBalance: { type: 'string' }, version: { type: 'number' } },
    required: expect.arrayContaining(['sumBalance', 'currency']),
  });
  expect(promotions?.output).toMatchObject({
    type: 'array',
    items: {
      properties: {
        id: { type: 'string' },
        endsAt: { anyOf: [{ type: 'string' }, { type: 'null' }] },
      },
    },
  });
});
