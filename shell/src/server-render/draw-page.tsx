import type { SiteManifest } from '@croupier/contracts';
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { chosenLocale, chosenTheme } from '../preferences/preferences.ts';
import { ShellRoot } from '../app.tsx';
import { showStartFailure } from '../start-failure.ts';
import type { Shell } from '../start.ts';

/**
 * Whether the server's frame is already on screen with this visitor's preferences: then the page hydrates it.
 */
export function isFramed(root: HTMLElement, site: SiteManifest): boolean {
  const drawn = site.locale?.tag ?? site.language;
  const isAsChosen = chosenLocale(site) === drawn && chosenTheme(site) === site.theme;
  return root.hasChildNodes() && isAsChosen;
}

/**
 * Hydrates the server's frame, or renders one if there is none. As a transition, the work is done in short
 * steps: rendering the whole page at once would block input. The returned function unmounts the page.
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
    onRecoverableError: (error) => console.error('The frame was rendered again:', error),
  });
}

function begun(root: HTMLElement, page: ReactNode): Root {
  root.replaceChildren();
  const drawn = createRoot(root, { onUncaughtError: showStartFailure });
  drawn.render(page);
  return drawn;
}
