import type { SiteModule } from '@croupier/contracts';
import type { ComponentType } from 'react';
import type { Attempt } from './once.ts';

/** A page, part or overlay of a module, as far as it has come. */
export type PieceState<Props> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly Component: ComponentType<Props> }
  | { readonly state: 'failed'; readonly error: unknown };

export type LoadPiece<Props> = (
  module: SiteModule,
  name: string,
  attempt: Attempt,
) => Promise<ComponentType<Props>>;

export interface RemoteStore<Props> {
  stateOf(module: SiteModule, name: string): PieceState<Props>;
  /** Starts loading unless that has happened. Settles with the first outcome, good or bad; never rejects. */
  want(module: SiteModule, name: string): Promise<void>;
  /** Loads anew after a failure; what loads or is ready stays. */
  retry(module: SiteModule, name: string): Promise<void>;
  subscribe(changed: () => void): () => void;
}

/** A remote that has not come by then costs its tile; one that comes later still takes its place. */
export const tileAfterMs = 8_000;
/** The last bound, of the specification: nothing is waited for any longer. */
export const giveUpAfterMs = 120_000;

const loading = { state: 'loading' } as const;

export class TookTooLong extends Error {
  constructor(name: string, afterMs: number) {
    super(`${name} did not load within ${afterMs / 1000} s`);
    this.name = 'TookTooLong';
  }
}

/**
 * What is known of the pieces of one kind, for `useSyncExternalStore`. Not Suspense: React keeps a
 * fallback for at least 300 ms, and a failure must stay with its piece.
 */
export function createRemoteStore<Props>(load: LoadPiece<Props>): RemoteStore<Props> {
  const states = new Map<string, PieceState<Props>>();
  const wanted = new Map<string, Promise<void>>();
  const runs = new Map<string, symbol>();
  const listeners = new Set<() => void>();

  function tell(key: string, state: PieceState<Props>): void {
    states.set(key, state);
    for (const changed of listeners) changed();
  }

  function start(module: SiteModule, name: string, attempt: Attempt): Promise<void> {
    const key = keyOf(module, name);
    const run = Symbol(key);
    runs.set(key, run);
    tell(key, loading);

    const settled = new Promise<void>((resolve) => {
      function settle(state: PieceState<Props>): void {
        // What comes late is welcome, even while a retry is under way; a late failure is old news.
        const isCurrent = runs.get(key) === run || state.state === 'ready';
        if (isCurrent && states.get(key)?.state !== 'ready') tell(key, state);
        resolve();
      }
      function fail(error: unknown): void {
        settle({ state: 'failed', error });
      }
      const slow = setTimeout(() => fail(new TookTooLong(key, tileAfterMs)), tileAfterMs);
      withBound(load(module, name, attempt), key)
        .then((Component) => settle({ state: 'ready', Component }), fail)
        .finally(() => clearTimeout(slow));
    });
    wanted.set(key, settled);
    return settled;
  }

  return {
    stateOf: (module, name) => states.get(keyOf(module, name)) ?? loading,
    want: (module, name) => wanted.get(keyOf(module, name)) ?? start(module, name, 'first'),
    retry(module, name) {
      const isFailed = states.get(keyOf(module, name))?.state === 'failed';
      return isFailed ? start(module, name, 'again') : this.want(module, name);
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

const keyOf = (module: SiteModule, name: string) =>
  `${module.description.name}@${module.version}/${name}`;

function withBound<Value>(work: Promise<Value>, name: string): Promise<Value> {
  return new Promise((resolve, reject) => {
    const end = setTimeout(() => reject(new TookTooLong(name, giveUpAfterMs)), giveUpAfterMs);
    work.then(resolve, reject).finally(() => clearTimeout(end));
  });
}
