import { events, type PayloadOf, type Topic } from './events.ts';
import type { JsonShape } from './release/json-shape.ts';
import { payloadShapes } from './schemas/payload-shapes.ts';

/** Whether a value matches a topic's payload. Unknown fields are allowed. */
export function isPayloadOf<T extends Topic>(topic: T, value: unknown): value is PayloadOf<T> {
  const shape = payloadShapes[topic];
  return shape !== undefined && fits(shape, value);
}

/** Whether a name is a topic of the event table. */
export function isTopic(name: string): name is Topic {
  return Object.hasOwn(events, name);
}

function fits({ anyOf, enum: values, type, items, ...shape }: JsonShape, value: unknown): boolean {
  if (anyOf) return anyOf.some((option) => fits(option, value));
  if (values) return values.includes(value);
  if (type === 'null') return value === null;
  if (type === 'number') return typeof value === 'number' && Number.isFinite(value);
  if (type === 'array')
    return Array.isArray(value) && value.every((item) => !items || fits(items, item));
  if (type === 'object') return hasFields(shape, value);
  return type === undefined || typeof value === type;
}

function hasFields({ properties = {}, required = [] }: JsonShape, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const given = new Map<string, unknown>(Object.entries(value));
  return Object.entries(properties).every(([name, shape]) => {
    const field = given.get(name);
    return field === undefined ? !required.includes(name) : fits(shape, field);
  });
}
