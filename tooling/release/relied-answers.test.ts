import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const file = pathToFileURL(join(__dirname, 'relied-answers.mjs')).href;

function readPart(shape: object, words: readonly string[]): unknown {
  const call = `readPart(${JSON.stringify(shape)}, new Set(${JSON.stringify(words)}))`;
  const code = `import { readPart } from '${file}'; console.log(JSON.stringify(${call}));`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', code]).toString());
}

const text = { type: 'string' };

test('a release relies on the fields that it names, at any depth, and on no others', () => {
  const game = { type: 'object', properties: { name: text, art: text }, required: ['name', 'art'] };
  const page = {
    type: 'object',
    properties: {
      games: { anyOf: [{ type: 'array', items: game }, { type: 'null' }] },
      byId: { type: 'object', properties: {}, required: [], additionalProperties: game },
      total: { type: 'number' },
    },
    required: ['games', 'total'],
  };
  const named = { type: 'object', properties: { name: text }, required: ['name'] };
  expect(readPart(page, ['games', 'byId', 'name'])).toEqual({
    type: 'object',
    properties: {
      games: { anyOf: [{ type: 'array', items: named }, { type: 'null' }] },
      byId: { type: 'object', properties: {}, required: [], additionalProperties: named },
    },
    required: ['games'],
  });
});
