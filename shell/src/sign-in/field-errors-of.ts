import type { FieldError } from '@croupier/contracts';

/** The invalid fields, each with its error. */
export function fieldErrorsOf(
  fields: Readonly<Record<string, FieldError | null>>,
): Readonly<Record<string, FieldError>> {
  const found: Record<string, FieldError> = {};
  for (const [name, fault] of Object.entries(fields)) if (fault) found[name] = fault;
  return found;
}
