import type { SiteManifest } from '@croupier/contracts';

/** The components of a page: the shell's scripts, and the releases of its modules. */
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
  /** Whether a page loaded now would have other components than this one. */
  isNewer(): boolean;
  /** Checks again. Never rejects: the next check compensates for a failed one. */
  look(): Promise<void>;
  subscribe(changed: () => void): () => void;
}

/**
 * A page keeps the releases that it started with while newer ones are published. The watch only reports that
 * there are newer ones; `fresh` returns the components that a page would have now, for this visitor.
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
