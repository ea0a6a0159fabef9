/** The browser's prompt to install the site as an app. */
interface InstallOffer extends Event {
  /** Works once, and only on a press. */
  prompt(): Promise<unknown>;
}

let offer: InstallOffer | null = null;
const listeners = new Set<() => void>();

/** Stores the prompt until the visitor requests it; the browser offers it once, at a time of its choice. */
export function captureInstallOffer(): void {
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

/** Shows the browser's prompt. A prompt is usable once: the browser sends a later one by itself. */
export async function askToInstall(): Promise<void> {
  const asked = offer;
  change(null);
  // If the browser withdraws the prompt, no prompt is left.
  await asked?.prompt().catch(() => undefined);
}

function change(next: InstallOffer | null): void {
  offer = next;
  for (const changed of listeners) changed();
}

function isOffer(event: Event): event is InstallOffer {
  return 'prompt' in event && typeof event.prompt === 'function';
}
