import type { LookTokens } from '@croupier/contracts';
import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Renders an element's content with the tokens of another look. */
export function useTokens(tokens: LookTokens): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const style = element.current?.style;
    if (!style) return undefined;
    for (const [name, value] of Object.entries(tokens)) style.setProperty(name, value);
    return () => {
      for (const name of Object.keys(tokens)) style.removeProperty(name);
    };
  }, [tokens]);
  return element;
}
