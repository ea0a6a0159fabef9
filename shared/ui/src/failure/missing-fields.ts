import type { FieldError } from '@croupier/contracts';

/** The fields of a form that are empty. */
export function missingFieldsOf(
  form: FormData,
  names: readonly string[],
): Readonly<Record<string, FieldError>> {
  const missing = names.filter((name) => isEmpty(form.get(name)));
  return Object.fromEntries(missing.map((name) => [name, { code: 'required' } as const]));
}

const isEmpty = (value: FormDataEntryValue | null) =>
  value === null || (typeof value === 'string' && value.trim() === '');
