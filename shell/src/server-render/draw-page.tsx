import type { SiteManifest } from '@croupier/contracts';
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { chosenLocale, chosenTheme } from '../preferences/preferences.ts';
import { ShellRoot } from '../shell-root.tsx';
import { showStartFailure } from '../start-failure.ts';
import type { Shell } from '../start.ts';

/** Whether the frame is on screen already, as this visitor wants it: then the page continues from it. */
export function isFramed(root: HTMLElement, site: SiteManifest): boolean {
  const drawn = site.locale?.tag ?? site.language;
  const isAsChosen = chosenLocale(site) === drawn && chosenTheme(site) === site.theme;
  return root.hasChildNodes() && isAsChosen;
}

/**
 * Lets the frame of the server listen, or draws one where there is none. As a transition it is done in short
 * steps: the whole page at once would keep a finger waiting. Ends by the returned function.
 */
export function drawPage(root: HTMLElement, shell: Shell, onListening: () => void): () => void {
  const page = <ShellRoot shell={shell} onListening={onListening} />;
  let end: () => void = () => undefined;
  startTransition(() => {
    const drawn = isFramed(root, shell.site) ? continued(root, page) : begun(root, page);
    end = () => drawn.unmount();
  });
  return () => end();
}

function continued(root: HTMLElement, page: ReactNode): Root {
  return hydrateRoot(root, page, {
    onUncaughtError: showStartFailure,
    onRecoverableError: (error) => console.error('The frame was drawn anew:', error),
  });
}

function begun(root: HTMLElement, page: ReactNode): Root {
  root.replaceChildren();
  const drawn = createRoot(root, { onUncaughtError: showStartFailure });
  drawn.render(page);
  return drawn;
}
