import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  brokenReliance,
  compiledCalls,
  compiledTopics,
  reliance,
  relianceFile,
  type CallLine,
  type Reliance,
} from '@croupier/contracts/release';

const root = join(__dirname, '../../../..');
const shippedRemotes = readdirSync(root).filter(
  (name) => name.startsWith('mfe-') && existsSync(join(root, name, relianceFile)),
);
const shippedOf = (name: string) =>
  reliance.parse(JSON.parse(readFileSync(join(root, name, relianceFile), 'utf8')));

test.each(shippedRemotes)(
  'the calls and events that the shipped %s relies on still hold',
  (name) => {
    expect(brokenReliance(shippedOf(name))).toEqual([]);
  },
);

const member = compiledCalls()['balance'];
const shipped: Reliance = {
  name: 'mfe-shipped',
  version: '1.0.0',
  publishes: ['sign-in.requested'],
  reads: ['wallet.balance-changed'],
  topics: {
    'sign-in.requested': compiledTopics()['sign-in.requested']?.payload ?? {},
    'wallet.balance-changed': compiledTopics()['wallet.balance-changed']?.payload ?? {},
  },
  calls: { balance: aLine() },
};

function aLine(changes: Partial<CallLine> = {}): CallLine {
  if (!member) throw new Error('the call balance is gone');
  return { ...member, ...changes };
}

const withCall = (changes: Partial<CallLine>) => ({ calls: { balance: aLine(changes) } });
const object = (properties: object, required: readonly string[]) => ({
  type: 'object',
  properties: { ...properties },
  required,
});

test.each([
  ['a call that is gone', { calls: {} }, /nothing answers/],
  ['another path', withCall({ path: '/wps/v3/balance' }), /path was .*v2.* and is .*v3/],
  ['another audience', withCall({ audience: 'operator' }), /audience was member/],
  [
    'an input that asks for more',
    withCall({ input: object({ currency: { type: 'string' } }, ['currency']) }),
    /the input has no currency/,
  ],
  ['a topic that is gone', { topics: {} }, /nobody carries the topic/],
  [
    'a payload that lost a field',
    {
      topics: {
        ...compiledTopics(),
        'wallet.balance-changed': {
          owner: 'platform',
          isOpen: false,
          payload: object({ sumBalance: { type: 'string' } }, ['sumBalance']),
        },
      },
    },
    /wallet\.balance-changed from this build to mfe-shipped: the payload has no currency/,
  ],
  [
    'a request that knows fewer reasons',
    {
      topics: {
        ...compiledTopics(),
        'sign-in.requested': {
          owner: 'shell',
          isOpen: true,
          payload: object({ reason: { enum: ['play'] } }, ['reason']),
        },
      },
    },
    /sign-in\.requested from mfe-shipped to this build: reason of the payload can be "bet"/,
  ],
])('%s breaks a shipped remote, and the test says how', (_name, changes, reason) => {
  const tables = { calls: { balance: aLine() }, topics: compiledTopics(), ...changes };
  expect(brokenReliance(shipped, { ...tables, calls: { ...tables.calls } })).toContainEqual(
    expect.objectContaining({ reason: expect.stringMatching(reason) }),
  );
});

test('what only grows breaks nobody', () => {
  const calls = {
    balance: aLine({ input: object({ currency: { type: 'string' } }, []) }),
    more: aLine(),
  };
  expect(brokenReliance(shipped, { calls, topics: compiledTopics() })).toEqual([]);
});
