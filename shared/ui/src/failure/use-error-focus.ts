import { useEffect, useRef, type RefObject } from 'react';

/**
 * Takes the visitor to the first field that has to be mended, once its fault is drawn. `found` is
 * what the page saw itself and `failure` what the call gave: a new value of either is a new attempt.
 */
export function useErrorFocus(found: unknown, failure: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [found, failure]);
  return form;
}
