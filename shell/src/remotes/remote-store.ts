import type { SiteModule } from '@croupier/contracts';
import type { ComponentType } from 'react';
import type { LastGood } from './last-good.ts';
import type { Attempt } from './once.ts';
import { LoadTimeout } from './failure-log.ts';

/** The load state of a module's page, part or overlay, and its release. */
export type PieceState<Props> =
  | { readonly state: 'loading' }
  | {
      readonly state: 'ready';
      readonly Component: ComponentType<Props>;
      readonly module: SiteModule;
    }
  | { readonly state: 'failed'; readonly error: unknown };

export type LoadPiece<Props> = (
  module: SiteModule,
  name: string,
  attempt: Attempt,
) => Promise<ComponentType<Props>>;

export interface RemoteStore<Props> {
  stateOf(module: SiteModule, name: string): PieceState<Props>;
  /**
   * Starts loading if it has not started. Settles with the first outcome, success or failure; never rejects.
   */
  want(module: SiteModule, name: string): Promise<void>;
  /** Loads again after a failure; loading or ready pieces stay. */
  retry(module: SiteModule, name: string): Promise<void>;
  /** Loads again silently: the failure stays on screen until the piece is loaded. */
  heal(module: SiteModule, name: string): Promise<void>;
  /** Reports that a ready piece failed while mounted: its last good release replaces it, if there is one. */
  markBroken(module: SiteModule, name: string): Promise<void>;
  subscribe(changed: () => void): () => void;
}

export interface StoreUses {
  readonly lastGood: LastGood;
  /** Called on each load failure, also if a fallback repairs it. */
  readonly onFailure: (module: SiteModule, name: string, error: unknown) => void;
}

/** A remote that has not loaded by then is replaced by its tile; a later load still replaces the tile. */
export const tileAfterMs = 8_000;
/** The last timeout, from the specification: all waiting ends. */
export const giveUpAfterMs = 120_000;

const loading = { state: 'loading' } as const;

/**
 * The state of the pieces of one kind, for `useSyncExternalStore`. Not Suspense: React keeps a fallback for
 * at least 300 ms, and a failure must stay with its piece.
 */
export function createRemoteStore<Props>(
  load: LoadPiece<Props>,
  { lastGood, onFailure }: StoreUses,
): RemoteStore<Props> {
  const states = new Map<string, PieceState<Props>>();
  const wanted = new Map<string, Promise<void>>();
  const runs = new Map<string, symbol>();
  const listeners = new Set<() => void>();

  function setState(key: string, state: PieceState<Props>): void {
    states.set(key, state);
    for (const changed of listeners) changed();
  }

  /** Loads the piece of the fallback release in place of the failing one; `false` without such a release. */
  async function fallBack(module: SiteModule, name: string): Promise<boolean> {
    const good = await lastGood(module);
    if (!good) return false;
    try {
      const Component = await withBound(load(good, name, 'first'), keyOf(good, name));
      setState(keyOf(module, name), { state: 'ready', Component, module: good });
      return true;
    } catch (error) {
      onFailure(good, name, error);
      return false;
    }
  }

  function start(module: SiteModule, name: string, attempt: Attempt): Promise<void> {
    const key = keyOf(module, name);
    const run = Symbol(key);
    runs.set(key, run);
    setState(key, loading);

    const settled = new Promise<void>((resolve) => {
      function settle(state: PieceState<Props>): void {
        // A late success is used even during a retry; a late failure is ignored.
        const isCurrent = runs.get(key) === run || state.state === 'ready';
        if (isCurrent && states.get(key)?.state !== 'ready') setState(key, state);
        resolve();
      }
      async function fail(error: unknown): Promise<void> {
        onFailure(module, name, error);
        // After a long wait the visitor sees the tile immediately, and possibly the fallback later.
        if (error instanceof LoadTimeout) settle({ state: 'failed', error });
        if (states.get(key)?.state === 'ready' || (await fallBack(module, name))) resolve();
        else settle({ state: 'failed', error });
      }
      const slow = setTimeout(() => void fail(new LoadTimeout(key, tileAfterMs)), tileAfterMs);
      withBound(load(module, name, attempt), key)
        .finally(() => clearTimeout(slow))
        .then((Component) => settle({ state: 'ready', Component, module }), fail);
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
    async heal(module, name) {
      const key = keyOf(module, name);
      const isFailed = () => states.get(key)?.state === 'failed';
      if (!isFailed()) return;
      try {
        const Component = await withBound(load(module, name, 'again'), key);
        if (isFailed()) setState(key, { state: 'ready', Component, module });
      } catch {
        // It was reported when it failed first.
      }
    },
    async markBroken(module, name) {
      const now = states.get(keyOf(module, name));
      if (now?.state === 'ready' && now.module === module) await fallBack(module, name);
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
    const end = setTimeout(() => reject(new LoadTimeout(name, giveUpAfterMs)), giveUpAfterMs);
    work.then(resolve, reject).finally(() => clearTimeout(end));
  });
}
