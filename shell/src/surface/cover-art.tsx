import { type CoverArt as Art, Icon } from '@croupier/ui';
import { startTransition, useEffect, useState, type ComponentProps } from 'react';
import styles from './cover-art.module.css';
import type { LicenceAuthority } from '@croupier/contracts';
import type { LicenceBadge } from '@croupier/ui/artwork';

let art: typeof Art | null = null;
let loading: Promise<void> | null = null;

/**
 * The kit's pictures in a separate chunk, a tenth of the kit's size: not every page shows one. The space is
 * reserved, and an unavailable picture is left out.
 */
export function CoverArt(props: ComponentProps<typeof Art>) {
  const [Drawn, setDrawn] = useState(() => art);
  useEffect(() => {
    if (Drawn) return undefined;
    let isGone = false;
    loading ??= load();
    // A page full of pictures renders in short steps.
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
    // Destructured by name: the bundler then does not include the rest of the kit.
    const { CoverArt: Loaded } = await import(/* webpackChunkName: "cover-art" */ '@croupier/ui');
    art = Loaded;
  } catch {
    loading = null;
  }
}

/**
 * The authority's seal, in a chunk that only brands with a licence load; a shield of the same size is the
 * placeholder.
 */
export function LicenceSeal({ authority }: { readonly authority: LicenceAuthority }) {
  const [Seal, setSeal] = useState<typeof LicenceBadge | null>(null);
  useEffect(() => {
    let isShown = true;
    import(/* webpackChunkName: "artwork" */ '@croupier/ui/artwork').then(
      ({ LicenceBadge: Loaded }) => isShown && setSeal(() => Loaded),
      // Without the seal, its name and number are still shown.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  return Seal ? <Seal seed={authority} /> : <Icon name="shield" />;
}
