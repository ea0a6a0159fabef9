import { useCallback, useLayoutEffect, useRef } from 'react';

/** One function for as long as the component lives, which does what the latest render's would: what it is given to need not be drawn anew. */
export function useStableValue<Args extends readonly unknown[], Result>(
  act: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
