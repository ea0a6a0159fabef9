import { calls, type CallName, type FieldError } from '@croupier/contracts';
import { callSchemas } from '@croupier/contracts/schemas';
import type { z } from 'zod';
import { done, fail, type Outcome } from '../outcome.ts';
import type { AnyCall } from './routes.ts';

export interface RequestParts {
  readonly query: unknown;
  readonly params: unknown;
  readonly body: unknown;
}

/** The input of a call from the parts of its request; path parameters take precedence. */
export function inputOf(call: AnyCall, parts: RequestParts): Outcome<unknown, 'invalid-input'> {
  const rest = call.method === 'GET' || call.method === 'DELETE' ? parts.query : (parts.body ?? {});
  if (!isRecord(rest))
    return fail('invalid-input', { detail: 'The body must be one JSON object.' });
  const input = { ...rest, ...(isRecord(parts.params) ? parts.params : {}) };
  const parsed = schemaOf(call).safeParse(input);
  if (!parsed.success) return fail('invalid-input', { fields: errorsOf(parsed.error, input) });
  const broken = Object.entries(parsed.data ?? {}).find(([, value]) => holdsBrokenText(value));
  return broken
    ? fail('invalid-input', { fields: { [broken[0]]: { code: 'invalid' } } })
    : done(parsed.data);
}

/** Text that PostgreSQL cannot store: with a NUL or an unpaired surrogate. */
const brokenText = /\0|\p{Surrogate}/u;

function holdsBrokenText(value: unknown): boolean {
  if (typeof value === 'string') return brokenText.test(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([name, inner]) => brokenText.test(name) || holdsBrokenText(inner),
  );
}

function schemaOf(call: AnyCall): z.ZodType {
  const schema = schemas.get(call);
  if (!schema) throw new Error(`${call.method} ${call.path} is not in the call table`);
  return schema;
}

const names = Object.keys(calls).filter((name): name is CallName => name in calls);

const schemas: ReadonlyMap<AnyCall, z.ZodType> = new Map(
  names.map((name): [AnyCall, z.ZodType] => [calls[name], callSchemas[name].input]),
);

function errorsOf(parsed: z.ZodError, input: unknown): Record<string, FieldError> {
  const errors: Record<string, FieldError> = {};
  for (const issue of parsed.issues) {
    for (const [field, error] of errorsOfIssue(issue, input)) errors[field] ??= error;
  }
  return errors;
}

function errorsOfIssue(issue: z.core.$ZodIssue, input: unknown): [string, FieldError][] {
  const field = issue.path.map(String).join('.');
  switch (issue.code) {
    case 'invalid_type':
      return [[field, { code: valueAt(input, issue.path) === undefined ? 'required' : 'invalid' }]];
    case 'too_small':
      return [
        [
          field,
          { code: isLength(issue.origin) ? 'too-short' : 'range', min: Number(issue.minimum) },
        ],
      ];
    case 'too_big':
      return [
        [
          field,
          { code: isLength(issue.origin) ? 'too-long' : 'range', max: Number(issue.maximum) },
        ],
      ];
    case 'invalid_format':
      return [[field, { code: 'pattern' }]];
    case 'unrecognized_keys':
      return issue.keys.map((key) => [
        [...issue.path.map(String), key].join('.'),
        { code: 'invalid' },
      ]);
    default:
      return [[field, { code: valueAt(input, issue.path) === undefined ? 'required' : 'invalid' }]];
  }
}

const isLength = (origin: string) => origin === 'string' || origin === 'array';

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input;
  for (const key of path)
    value = isRecord(value)
      ? value[String(key)]
      : Array.isArray(value)
        ? value[Number(key)]
        : undefined;
  return value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
