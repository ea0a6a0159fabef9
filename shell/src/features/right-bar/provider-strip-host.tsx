import { useState } from 'react';
import { createPortal } from 'react-dom';
import { ShellPart } from '../../mount/shell-part.tsx';
import { useIsNearViewport } from '../../mount/use-is-near-viewport.ts';
import { useLoaded } from '../../use-loaded.ts';
import { loadProviderStrip } from '../support/load-support.ts';
import { providersPlace } from '../support/support-address.ts';

/**
 * The providers' strip, in the space that the footer reserves: it loads when the visitor reaches the end of
 * the page.
 */
export function ProviderStripHost() {
  const [place] = useState(() => ({ current: document.getElementById(providersPlace) }));
  const loaded = useLoaded(loadProviderStrip, useIsNearViewport(place));
  if (!place.current || loaded.state !== 'ready') return null;
  return createPortal(
    <ShellPart>
      <loaded.value.ProviderStrip />
    </ShellPart>,
    place.current,
  );
}
