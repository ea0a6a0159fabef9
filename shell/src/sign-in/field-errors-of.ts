import type { FieldError } from '@croupier/contracts';

/** The fields that something is wrong with, each with what it is. */
export function fieldErrorsOf(
  fields: Readonly<Record<string, FieldError | null>>,
): Readonly<Record<string, FieldError>> {
  const found: Record<string, FieldError> = {};
  for (const [name, fault] of Object.entries(fields)) if (fault) found[name] = fault;
  return found;
}
