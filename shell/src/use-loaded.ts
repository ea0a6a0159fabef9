import { importChunk } from '@croupier/client';
import { useEffect, useRef, useState } from 'react';

export type Loaded<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: Value }
  | { readonly state: 'failed'; readonly error: unknown; readonly retry: () => void };

type Outcome<Value> = { readonly value: Value } | { readonly error: unknown } | null;

/** Loads a chunk of the shell on demand. `load` must be the same function each time. */
export function useLoaded<Value>(load: () => Promise<Value>, isWanted: boolean): Loaded<Value> {
  const [outcome, setOutcome] = useState<Outcome<Value>>(null);
  /** The error of the last attempt: it is repaired before the next attempt. */
  const broken = useRef<unknown>(null);
  useEffect(() => {
    if (!isWanted || outcome) return;
    let isCurrent = true;
    importChunk(broken.current ? refreshed(broken.current).then(load) : load()).then(
      (value) => isCurrent && setOutcome({ value }),
      (error: unknown) => isCurrent && setOutcome({ error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, isWanted, outcome]);

  if (!outcome) return { state: 'loading' };
  if ('value' in outcome) return { state: 'ready', value: outcome.value };
  const { error } = outcome;
  const retry = () => {
    broken.current = error;
    setOutcome(null);
  };
  return { state: 'failed', error, retry };
}

/**
 * Imported dynamically, because it uses the browser's file loading, which the server that renders the frame
 * lacks.
 */
async function refreshed(error: unknown): Promise<void> {
  const { refreshFailed } = await import(/* webpackMode: "eager" */ './remotes/files.ts');
  await refreshFailed(error);
}
