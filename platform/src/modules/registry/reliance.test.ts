import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  brokenReliance,
  compiledCalls,
  compiledTopics,
  reliance,
  relianceFile,
  type CallLine,
  type JsonShape,
  type Reliance,
} from '@croupier/contracts/release';

const root = join(__dirname, '../../../..');
const shippedRemotes = readdirSync(root).filter(
  (name) => name.startsWith('mfe-') && existsSync(join(root, name, relianceFile)),
);
const shippedOf = (name: string) =>
  reliance.parse(JSON.parse(readFileSync(join(root, name, relianceFile), 'utf8')));

const served = { calls: compiledCalls(), topics: compiledTopics(), answers: servedAnswers() };

/** The answers of this build, from the types of its call table, which only the compiler can read. */
function servedAnswers(): Readonly<Record<string, JsonShape>> {
  const tool = pathToFileURL(join(root, 'tooling/release/answer-shapes.mjs')).href;
  const code = `import { answerShapes } from '${tool}'; console.log(JSON.stringify(answerShapes()));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', code], {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    }),
  );
}

test.each(shippedRemotes)(
  'the calls, answers and events that the shipped %s relies on are still compatible',
  (name) => {
    expect(brokenReliance(shippedOf(name), served)).toEqual([]);
  },
);

test.each(shippedRemotes)('the shipped %s states which fields it reads of each answer', (name) => {
  const { calls, answers } = shippedOf(name);
  expect(Object.keys(answers).sort()).toEqual(Object.keys(calls).sort());
});

test('an answer has the shape of its call’s type', () => {
  expect(served.answers['balance']).toMatchObject({
    type: 'object',
    properties: { sumBalance: { type: 'string' }, version: { type: 'number' } },
    required: expect.arrayContaining(['sumBalance', 'currency']),
  });
  expect(served.answers['promotions']).toMatchObject({
    type: 'array',
    items: { properties: { endsAt: { anyOf: [{ type: 'null' }, { type: 'string' }] } } },
  });
  expect(Object.keys(served.answers).sort()).toEqual(Object.keys(compiledCalls()).sort());
});

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
  answers: { balance: anAnswer({ sumBalance: { type: 'string' } }) },
};

function aLine(changes: Partial<CallLine> = {}): CallLine {
  if (!member) throw new Error('the call balance is gone');
  return { ...member, ...changes };
}

const withCall = (changes: Partial<CallLine>) => ({ calls: { balance: aLine(changes) } });
function anAnswer(properties: Readonly<Record<string, JsonShape>>): JsonShape {
  return { type: 'object', properties, required: Object.keys(properties) };
}

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
  [
    'an answer that lost a field',
    { answers: { balance: anAnswer({ total: { type: 'string' } }) } },
    /the call balance: the answer has no sumBalance/,
  ],
  [
    'an answer whose field is of another kind',
    { answers: { balance: anAnswer({ sumBalance: { type: 'number' } }) } },
    /sumBalance of the answer is number and no string/,
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

test('additions break no release', () => {
  const calls = {
    balance: aLine({ input: object({ currency: { type: 'string' } }, []) }),
    more: aLine(),
  };
  const answers = {
    balance: anAnswer({ sumBalance: { type: 'string' }, bonus: { type: 'string' } }),
  };
  expect(brokenReliance(shipped, { calls, topics: compiledTopics(), answers })).toEqual([]);
});
