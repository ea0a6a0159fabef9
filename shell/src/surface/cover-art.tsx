import type { CoverArt as Art } from '@croupier/ui';
import { startTransition, useEffect, useState, type ComponentProps } from 'react';
import styles from './cover-art.module.css';

let art: typeof Art | null = null;
let loading: Promise<void> | null = null;

/**
 * The kit's pictures in a chunk of their own, a tenth of what the kit weighs: not every page draws
 * one. The place is kept, and a picture that cannot be had is left out.
 */
export function CoverArt(props: ComponentProps<typeof Art>) {
  const [Drawn, setDrawn] = useState(() => art);
  useEffect(() => {
    if (Drawn) return undefined;
    let isGone = false;
    loading ??= load();
    // A page full of them is drawn in short steps.
    void loading.then(() => isGone || startTransition(() => setDrawn(() => art)));
    return () => {
      isGone = true;
    };
  }, [Drawn]);
  if (Drawn) return <Drawn {...props} />;
  return <span className={styles.place} data-aspect={props.aspect} />;
}

async function load(): Promise<void> {
  try {
    // Taken out by name: the bundler then leaves the rest of the kit where it is.
    const { CoverArt: Loaded } = await import(/* webpackChunkName: "cover-art" */ '@croupier/ui');
    art = Loaded;
  } catch {
    loading = null;
  }
}
