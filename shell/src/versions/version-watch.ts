import type { SiteManifest } from '@croupier/contracts';

/** What a page was made of: the shell's scripts, and the releases of its modules. */
export interface Versions {
  readonly scripts: readonly string[];
  readonly modules: readonly string[];
}

export function versionsOf(
  { modules }: Pick<SiteManifest, 'modules'>,
  scripts: readonly string[],
): Versions {
  const names = modules.map(({ description, version }) => `${description.name}@${version}`);
  return { scripts: [...scripts].sort(), modules: names.sort() };
}

export interface VersionWatch {
  /** Whether a page that is loaded now is made of something else than this one. */
  isNewer(): boolean;
  /** Looks again. Never rejects: a look that fails is made up for by the next one. */
  look(): Promise<void>;
  subscribe(changed: () => void): () => void;
}

/**
 * A page keeps the releases that it began with while others go out beneath it. This only tells that
 * there are newer ones; `fresh` gives what a page would be made of now, for this very visitor.
 */
export function createVersionWatch(
  current: Versions,
  fresh: () => Promise<Versions | null>,
): VersionWatch {
  const began = JSON.stringify(current);
  const listeners = new Set<() => void>();
  let isNewer = false;
  return {
    isNewer: () => isNewer,
    async look() {
      const now = await fresh().catch(() => null);
      const differs = now !== null && JSON.stringify(now) !== began;
      if (now === null || differs === isNewer) return;
      isNewer = differs;
      for (const changed of listeners) changed();
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}
