/** The browser's own question whether the site should stand among the apps. */
interface InstallOffer extends Event {
  /** Once, and only by a press. */
  prompt(): Promise<unknown>;
}

let offer: InstallOffer | null = null;
const listeners = new Set<() => void>();

/** Keeps the question until somebody wants to be asked; it comes once, whenever the browser thinks fit. */
export function keepInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!isOffer(event)) return;
    event.preventDefault();
    change(event);
  });
  window.addEventListener('appinstalled', () => change(null));
}

export const isInstallOffered = (): boolean => offer !== null;

export function onInstallOffer(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Has the browser ask. A question is good for one answer: a later one comes by itself. */
export async function askToInstall(): Promise<void> {
  const asked = offer;
  change(null);
  // A browser that thinks better of it offers nothing any more.
  await asked?.prompt().catch(() => undefined);
}

function change(next: InstallOffer | null): void {
  offer = next;
  for (const changed of listeners) changed();
}

function isOffer(event: Event): event is InstallOffer {
  return 'prompt' in event && typeof event.prompt === 'function';
}
