import { readPartOf } from './read-part.ts';

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
  expect(readPartOf(page, new Set(['games', 'byId', 'name']))).toEqual({
    type: 'object',
    properties: {
      games: { anyOf: [{ type: 'array', items: named }, { type: 'null' }] },
      byId: { type: 'object', properties: {}, required: [], additionalProperties: named },
    },
    required: ['games'],
  });
});
