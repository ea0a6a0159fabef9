import type { FieldError } from '@croupier/contracts';
import type { TextTools } from '@croupier/i18n';
import { useState, type RefObject } from 'react';
import type { Failure } from './use-failure-text.ts';
import { useErrorFocus } from './use-error-focus.ts';
import { useFieldErrors, type FieldErrors } from './use-field-errors.ts';

type Found = Readonly<Record<string, FieldError>>;

export interface FormErrors {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly errors: FieldErrors;
  /** Shows the errors that the page found at their fields; returns whether there were any. */
  readonly showErrors: (wrong: Found) => boolean;
}

/** The errors of a form: those that the page found, and those that the platform returned. */
export function useFormErrors(texts: TextTools, failure: Failure | null): FormErrors {
  const [found, setFound] = useState<Found>({});
  const errors = useFieldErrors(texts, { fields: { ...failure?.fields, ...found } });
  const form = useErrorFocus(found, failure);

  function showErrors(wrong: Found): boolean {
    setFound(wrong);
    return Object.keys(wrong).length > 0;
  }

  return { form, errors, showErrors };
}
