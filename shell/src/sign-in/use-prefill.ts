import { useEffect, useRef, type RefObject } from 'react';

/** Fills in a field with a value that loads later than the form, unless the visitor has typed meanwhile. */
export function usePrefill(text: string): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const input = field.current;
    if (!input || text === '' || input.value !== '') return;
    input.value = text;
    return () => {
      if (input.value === text) input.value = '';
    };
  }, [text]);
  return field;
}
