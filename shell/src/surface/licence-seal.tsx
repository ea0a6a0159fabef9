import type { LicenceAuthority } from '@croupier/contracts';
import { Icon } from '@croupier/ui';
import type { LicenceBadge } from '@croupier/ui/artwork';
import { useEffect, useState } from 'react';

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
