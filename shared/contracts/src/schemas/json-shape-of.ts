import { z } from 'zod';
import type { JsonShape } from '../release/json-shape.ts';

type JsonSchema = z.core.JSONSchema._JSONSchema;

/** The shape of what a schema accepts, as plain data. */
export function inputShapeOf(schema: z.ZodType): JsonShape {
  // `$schema` does not describe the value.
  const { $schema: _, ...shape } = jsonSchemaOf(schema);
  return JSON.parse(JSON.stringify(shape), asOptions);
}

/** Normalizes "a string or null": as options, never as a list of types. */
function asOptions(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('type' in value)) return value;
  const { type, ...rest } = value;
  return Array.isArray(type) ? { anyOf: type.map((one) => ({ ...rest, type: one })) } : value;
}

/**
 * The shape of what a schema describes for its readers: its kinds, values and fields. A reader ignores
 * unknown fields, and does not rely on lengths and formats. Inside a recursive value anything is possible.
 */
export function openShapeOf(schema: z.ZodType): JsonShape {
  return readable(jsonSchemaOf(schema));
}

const jsonSchemaOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' });

function readable(schema: JsonSchema): JsonShape {
  if (typeof schema === 'boolean') return {};
  const { type, const: value, enum: values, anyOf, oneOf } = schema;
  const options = anyOf ?? oneOf;
  if (options) return { anyOf: options.map(readable) };
  if (value !== undefined) return { enum: [value] };
  if (values) return { enum: values };
  if (type === 'object') return objectOf(schema);
  if (type === 'array') return { type, ...itemsOf(schema) };
  if (Array.isArray(type)) return { anyOf: type.map((one) => ({ type: one })) };
  return type ? { type: type === 'integer' ? 'number' : type } : {};
}

function itemsOf({ items, prefixItems }: z.core.JSONSchema.BaseSchema): Pick<JsonShape, 'items'> {
  if (prefixItems) return { items: { anyOf: prefixItems.map(readable) } };
  return items && !Array.isArray(items) ? { items: readable(items) } : {};
}

function objectOf({
  properties,
  required,
  additionalProperties: values,
}: z.core.JSONSchema.BaseSchema): JsonShape {
  const fields = Object.entries(properties ?? {});
  return {
    type: 'object',
    ...(properties
      ? { properties: Object.fromEntries(fields.map(([name, field]) => [name, readable(field)])) }
      : {}),
    ...(required ? { required } : {}),
    ...(values ? { additionalProperties: readable(values) } : {}),
  };
}
