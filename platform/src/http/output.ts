import { calls, type CallName } from '@croupier/contracts';
import { callSchemas } from '@croupier/contracts/schemas';
import { z } from 'zod';
import type { AnyCall } from './routes.ts';

/**
 * What happens to an answer that its schema does not describe: it becomes an error, it is logged, or answers
 * are not checked at all.
 */
export type AnswerCheck = 'refuse' | 'log' | 'none';

/** The differences between an answer, as sent, and the call's schema; `null` if it fits. */
export function undescribedAnswer(call: AnyCall, value: unknown): Error | null {
  const schema = schemas.get(call);
  if (!schema) return null;
  const sent: unknown = value === undefined ? undefined : JSON.parse(JSON.stringify(value));
  const { success, error } = schema.safeParse(sent);
  if (success) return null;
  const difference = z.prettifyError(error);
  return new Error(
    `the schema of ${call.method} ${call.path} does not describe this answer: ${difference}`,
  );
}

const names = Object.keys(calls).filter((name): name is CallName => name in calls);

const schemas: ReadonlyMap<AnyCall, z.ZodType> = new Map(
  names.map((name): [AnyCall, z.ZodType] => [calls[name], callSchemas[name].output]),
);
