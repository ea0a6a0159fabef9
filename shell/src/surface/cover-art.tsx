import type { CoverArt as Art } from '@croupier/ui';
import { useEffect, useSyncExternalStore, type ComponentProps } from 'react';
import styles from './cover-art.module.css';

let art: { readonly CoverArt: typeof Art } | null = null;
let loading: Promise<void> | null = null;
const waiting = new Set<() => void>();

/**
 * The kit's pictures in a chunk of their own, a tenth of what the kit weighs: not every page draws
 * one. The place is kept, and a picture that cannot be had is left out.
 */
export function CoverArt(props: ComponentProps<typeof Art>) {
  const loaded = useSyncExternalStore(subscribe, () => art);
  useEffect(() => {
    loading ??= load();
  }, []);
  if (loaded) return <loaded.CoverArt {...props} />;
  return <span className={styles.place} data-aspect={props.aspect} />;
}

async function load(): Promise<void> {
  try {
    // Taken out by name: the bundler then leaves the rest of the kit where it is.
    const { CoverArt: Loaded } = await import(/* webpackChunkName: "cover-art" */ '@croupier/ui');
    art = { CoverArt: Loaded };
    for (const changed of waiting) changed();
  } catch {
    loading = null;
  }
}

function subscribe(changed: () => void): () => void {
  waiting.add(changed);
  return () => waiting.delete(changed);
}
