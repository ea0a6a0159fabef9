import '@croupier/ui/styles.css';
import { livePath, siteKeysMark } from '@croupier/contracts';
import { loadTexts, startTexts } from '@croupier/i18n';
import { noteServerTime, uiTexts } from '@croupier/ui';
import { startTransition } from 'react';
import { drawPage, isFramed, pageRoot } from './arrival/draw-page.tsx';
import { keepEarlyClicks } from './arrival/early-clicks.ts';
import { arrivedSkeleton } from './arrival/arrival-skeleton.tsx';
import { bringFonts } from './arrival/site-fonts.ts';
import { partsOf } from './mount/slot-mount.tsx';
import { registerWorker } from './offline/register-worker.ts';
import { chosenLanguage, chosenLocale } from './preferences/preferences.ts';
import { listModule, listShell } from './remotes/checked-files.ts';
import { createLastGood } from './remotes/last-good.ts';
import { createLoadRemote } from './remotes/load-remote.ts';
import { viewOf } from './routing/view-of.ts';
import { createShellClient } from './session/shell-client.ts';
import { createShell, goLive, type Shell } from './start.ts';
import { showStartFailure } from './start-failure.ts';
import { shellTexts } from './texts/shell-texts.ts';
import { readKeys } from './trust/signature.ts';
import { trustedSite } from './trust/trusted-site.ts';
import { createFreshVersions, ownScripts } from './versions/fresh-versions.ts';

/** Where the server drew no frame the first picture waits so long for the code of its page; then skeletons show. */
const firstRenderBoundMs = 400;

async function start(): Promise<void> {
  const root = pageRoot();
  const early = keepEarlyClicks(root);
  const keys = readKeys(siteKeysMark);
  const site = await trustedSite(keys);
  listShell(site.shellFiles);
  site.modules.forEach(listModule);
  noteServerTime(site.serverTime);
  await startTexts(chosenLanguage(site), chosenLocale(site));
  const shell = createShell(site, {
    loadRemote: createLoadRemote(),
    clientOf: createShellClient,
    lastGoodOf: (client) => createLastGood(client, keys),
    scripts: ownScripts(),
    freshVersions: createFreshVersions(keys),
    reload: () => window.location.reload(),
    skeletonOf: arrivedSkeleton(root),
  });
  const texts = Promise.all([loadTexts('ui', uiTexts), loadTexts('shell', shellTexts)]);
  const pieces = firstPieces(shell);
  await Promise.all([texts, isFramed(root, site) || within(firstRenderBoundMs, pieces)]);
  // As a transition it is done in short steps: a page that shows already answers to a finger in between.
  startTransition(() => void drawPage(root, shell, early.repeat));
  early.end();
  goLive(shell, () => new EventSource(livePath, { withCredentials: true }));
  registerWorker(site);
  // Fonts that do not come cost a page nothing but its look.
  pieces.then(bringFonts).catch(() => undefined);
}

/** What the visitor came for: the page that owns the path, or the top of the home page. */
async function firstPieces({ site, pages, parts }: Shell): Promise<void> {
  const view = viewOf(site, window.location.pathname);
  if (view.kind === 'page') return pages.want(view.module, view.route.page);
  const [hero] = partsOf(site, 'home.hero');
  if (hero && view.kind === 'home') await parts.want(hero.module, hero.slot.part);
}

function within(boundMs: number, work: Promise<void>): Promise<void> {
  return Promise.race([work, new Promise<void>((passed) => setTimeout(passed, boundMs))]);
}

start().catch(showStartFailure);
