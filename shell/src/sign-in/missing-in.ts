import type { FieldFault } from '@croupier/contracts';
import { textIn } from './text-in.ts';

/** The fields of a form that nothing was typed into. */
export function missingIn(
  form: FormData,
  names: readonly string[],
): Readonly<Record<string, FieldFault>> {
  const missing = names.filter((name) => textIn(form, name).trim() === '');
  return Object.fromEntries(missing.map((name) => [name, { code: 'required' } as const]));
}
