import type { FieldFault } from '@croupier/contracts';

/** The fields that something is wrong with, each with what it is. */
export function foundIn(
  fields: Readonly<Record<string, FieldFault | null>>,
): Readonly<Record<string, FieldFault>> {
  const found: Record<string, FieldFault> = {};
  for (const [name, fault] of Object.entries(fields)) if (fault) found[name] = fault;
  return found;
}
