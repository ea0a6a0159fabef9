import { z } from 'zod';
import { isPayloadOf, payloadShapes } from '../event-payloads.ts';
import { topicSchemas } from './topics.ts';

interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
}

/** The shape described by a schema, so that the two can be compared. */
function shapeOf(schema: JsonSchema): unknown {
  // Ids are strings with a format that JSON Schema cannot express.
  if (Object.keys(schema).length === 0) return 'text';
  if (Array.isArray(schema.type)) {
    const [type = ''] = schema.type.filter((name) => name !== 'null');
    return { orNull: shapeOf({ ...schema, type }) };
  }
  if (schema.anyOf) {
    const [some = {}] = schema.anyOf.filter(({ type }) => type !== 'null');
    return { orNull: shapeOf(some) };
  }
  if (schema.enum && schema.type === 'string') return schema.enum;
  if (schema.type === 'string') return 'text';
  if (schema.type === 'number' || schema.enum) return 'number';
  if (schema.items) return { listOf: shapeOf(schema.items) };
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => [
    schema.required?.includes(name) ? name : `${name}?`,
    shapeOf(field),
  ]);
  return { fields: Object.fromEntries(fields) };
}

test.each(Object.entries(topicSchemas))('the bus checks %s as its schema says', (topic, schema) => {
  const said = shapeOf(
    JSON.parse(JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any' }))),
  );
  expect(Object.entries(payloadShapes).find(([name]) => name === topic)?.[1]).toEqual(said);
});

test('a payload of another shape is not accepted for the topic', () => {
  expect(isPayloadOf('theme.changed', 'dark')).toBe(true);
  expect(isPayloadOf('theme.changed', 'pink')).toBe(false);
  expect(isPayloadOf('session.changed', null)).toBe(true);
  expect(isPayloadOf('overlay.requested', { overlay: 'member-centre' })).toBe(true);
  expect(isPayloadOf('overlay.requested', { overlay: 'member-centre', page: 7 })).toBe(false);
  expect(isPayloadOf('overlay.requested', { page: 'deposit' })).toBe(false);
  expect(
    isPayloadOf('wallet.balance-changed', { sumBalance: '1', currency: 'BDT', version: NaN }),
  ).toBe(false);
});
