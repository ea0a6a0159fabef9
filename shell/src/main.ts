import '@croupier/ui/styles.css';
import { siteKeysMark, type SiteManifest } from '@croupier/contracts';
import { recordEarlyClicks } from './server-render/early-clicks.ts';
import { preloadFiles, firstPaint, yieldToMain } from './server-render/first-paint.ts';
import { captureInstallOffer } from './offline/install-offer.ts';
import { listModule, listShell } from './remotes/checked-files.ts';
import { showStartFailure } from './start-failure.ts';
import { readKeys } from './trust/signature.ts';
import { trustedSite } from './trust/trusted-site.ts';

/**
 * Deliberately small: decides which files may be loaded, and lets the browser paint the server's frame before
 * other code runs.
 */
async function start(): Promise<void> {
  const root = pageRoot();
  captureInstallOffer();
  const early = recordEarlyClicks(root);
  const painted = root.hasChildNodes() && firstPaint();
  const keys = readKeys(siteKeysMark);
  const arrived = await trustedSite(keys);
  listFiles(arrived.site);
  await painted;
  preloadFiles();
  const { startPage } = await pageCode();
  const trusted = await arrived.confirmed;
  listFiles(trusted.site);
  await yieldToMain();
  await startPage({ root, ...trusted, keys, early });
}

function listFiles({ shellFiles, modules }: SiteManifest): void {
  listShell(shellFiles);
  modules.forEach(listModule);
}

/** One file that runs in three steps: running it at once would block input. */
async function pageCode() {
  await import(/* webpackChunkName: "page", webpackExports: ["version"] */ 'react');
  await yieldToMain();
  await import(/* webpackChunkName: "page", webpackExports: ["hydrateRoot"] */ 'react-dom/client');
  await yieldToMain();
  return import(/* webpackChunkName: "page" */ './page.ts');
}

start().catch(showStartFailure);

/** The root element of the page, as the platform wrote it. */
function pageRoot(): HTMLElement {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  return root;
}
