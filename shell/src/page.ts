import type { SiteKey } from '@croupier/contracts';
import { formatsOf, loadTexts, startTexts } from '@croupier/i18n';
import { noteServerTime, uiTexts } from '@croupier/ui';
import { serverSkeleton } from './server-render/server-skeleton.tsx';
import { drawPage, isFramed } from './server-render/draw-page.tsx';
import type { EarlyClicks } from './server-render/early-clicks.ts';
import { loadFonts } from './server-render/site-fonts.ts';
import { openEvents } from './live/live-stream.ts';
import { pageIdle } from './mount/page-idle.ts';
import { yieldToMain } from './server-render/first-paint.ts';
import { partsOf } from './mount/slot-mount.tsx';
import { registerWorker } from './offline/register-worker.ts';
import { chosenLanguage, chosenLocale } from './preferences/preferences.ts';
import { createLastGood } from './remotes/last-good.ts';
import { createLoadRemote } from './remotes/load-remote.ts';
import { viewOf } from './routing/view-of.ts';
import { createShellClient } from './session/shell-client.ts';
import { createShell, goLive, type Shell } from './start.ts';
import { shellTexts } from './texts/shell-texts.ts';
import { clearManifest, storeManifest } from './trust/stored-manifest.ts';
import type { TrustedSite } from './trust/trusted-site.ts';
import { createFreshVersions, ownScripts } from './versions/fresh-versions.ts';

/**
 * If the server rendered no frame, the first paint waits this long for the code of its page; then skeletons
 * show.
 */
const firstRenderBoundMs = 400;

interface PageOptions extends TrustedSite {
  readonly root: HTMLElement;
  readonly keys: readonly SiteKey[];
  readonly early: EarlyClicks;
}

/** Continues from the server's markup, with a manifest that is verified as the platform's. */
export async function startPage({
  root,
  site,
  signed,
  isKept,
  keys,
  early,
}: PageOptions): Promise<void> {
  noteServerTime(site.serverTime);
  await startTexts(chosenLanguage(site), chosenLocale(site));
  const shell = createShell(site, {
    loadRemote: createLoadRemote(),
    clientOf: createShellClient,
    lastGoodOf: (client) => createLastGood(client, keys),
    scripts: ownScripts(),
    freshVersions: createFreshVersions(keys),
    reload: () => window.location.reload(),
    skeletonOf: serverSkeleton(root),
    isKept,
  });
  const texts = Promise.all([loadTexts('ui', uiTexts), loadTexts('shell', shellTexts)]);
  const pieces = firstPieces(shell);
  await yieldToMain();
  // The browser's first number format takes as long as rendering a piece of the page: here the page waits for
  // files anyway.
  formatsOf(chosenLocale(site)).number(0);
  await Promise.all([texts, isFramed(root, site) || within(firstRenderBoundMs, pieces)]);
  await yieldToMain();
  drawPage(root, shell, early.repeat);
  early.end();
  await yieldToMain();
  goLive(shell, (lastEventId) => openEvents('', lastEventId));
  registerWorker(site);
  if (!isKept) void pageIdle().then(() => storeManifest(signed, site));
  clearWithSession(shell);
  // Missing fonts affect only the page's look.
  pieces.then(loadFonts).catch(() => undefined);
}

/** The stored copy of this page contains the name of the signed-in member. */
function clearWithSession({ own, site }: Shell): void {
  own.on('session.changed', (session) => {
    if (session?.token !== site.session?.token) clearManifest();
  });
}

/** The requested content: the page that owns the path, or the top of the home page. */
async function firstPieces({ site, pages, parts }: Shell): Promise<void> {
  const view = viewOf(site, window.location.pathname);
  if (view.kind === 'page') return pages.want(view.module, view.route.page);
  const [hero] = partsOf(site, 'home.hero');
  if (hero && view.kind === 'home') await parts.want(hero.module, hero.slot.part);
}

function within(boundMs: number, work: Promise<void>): Promise<void> {
  return Promise.race([work, new Promise<void>((passed) => setTimeout(passed, boundMs))]);
}
