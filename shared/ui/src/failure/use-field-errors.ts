import type { FieldError } from '@croupier/contracts';
import { useTexts, type TextTools } from '@croupier/i18n';
import type { Failure } from './use-failure-text.ts';

/** Field name → error message for the input of that name. */
export type FieldErrors = Readonly<Record<string, string | undefined>>;

/**
 * The messages for the fields of a failed call. A module can define its own texts under
 * `errors.<field>.<code>` or `errors.pattern.<rule>`; otherwise the kit's texts are used, for a brand's rule
 * with its format and length.
 */
export function useFieldErrors(
  texts: TextTools,
  error: Pick<Failure, 'fields'> | null | undefined,
): FieldErrors {
  const own = useTexts('ui');
  const entries = Object.entries(error?.fields ?? {});
  return Object.fromEntries(entries.map(([field, error]) => [field, messageOf(field, error)]));

  function messageOf(field: string, error: FieldError): string {
    const message = ruleOf(field, error);
    return error.between ? own.t('error.between', { message, ...error.between }) : message;
  }

  function ruleOf(field: string, error: FieldError): string {
    const numbers = { min: shown(error.min), max: shown(error.max) };
    const pattern = `errors.pattern.${error.pattern ?? ''}`;
    const keys = [`errors.${field}.${error.code}`, ...(error.code === 'pattern' ? [pattern] : [])];
    const wording = keys.find((key) => texts.t(key, { defaultValue: '' }) !== '');
    if (wording) return texts.t(wording, numbers);
    const rule = `pattern.${error.pattern ?? ''}`;
    if (error.pattern && own.t(rule, { defaultValue: '' }) !== '')
      return own.t(rule, { length: lengthOf(error) });
    return own.t(`error.${error.code}${formOf(error)}`, numbers);
  }

  /** `2–15`, or one number if both limits are equal (specification §5). */
  function lengthOf({ min, max }: FieldError): string {
    return min === max ? shown(min) : `${shown(min)}–${shown(max)}`;
  }

  function shown(limit: number | undefined): string {
    return limit === undefined ? '' : own.formats.number(limit);
  }
}

/** `exactly` if both limits are equal, to avoid “between 6 and 6”. */
function formOf({ code, min, max }: FieldError): string {
  if (code === 'range') {
    if (min === undefined) return max === undefined ? '-any' : '-max';
    return max === undefined ? '-min' : '';
  }
  const isLength = code === 'too-short' || code === 'too-long';
  return isLength && min !== undefined && min === max ? '-exactly' : '';
}
