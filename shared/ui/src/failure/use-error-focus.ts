import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses the first invalid field once its error is rendered. `found` is what the page detected and `failure`
 * what the call returned: a new value of either is a new attempt.
 */
export function useErrorFocus(found: unknown, failure: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [found, failure]);
  return form;
}
