import { useEffect, useState } from 'react';
import type { Observable } from 'rxjs';

/** Renders again on each event of the source. */
export function useTicks(source: Observable<unknown>): void {
  const [, setCount] = useState(0);
  useEffect(() => {
    const heard = source.subscribe(() => setCount((count) => count + 1));
    return () => heard.unsubscribe();
  }, [source]);
}
