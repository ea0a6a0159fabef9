import '@croupier/ui/styles.css';
import { livePath, siteKeysMark } from '@croupier/contracts';
import { loadTexts, startTexts } from '@croupier/i18n';
import { noteServerTime, uiTexts } from '@croupier/ui';
import { createRoot } from 'react-dom/client';
import { partsOf } from './mount/slot-mount.tsx';
import { chosenLanguage } from './preferences/preferences.ts';
import { listModule, listShell } from './remotes/checked-files.ts';
import { createLastGood } from './remotes/last-good.ts';
import { createLoadRemote } from './remotes/load-remote.ts';
import { viewOf } from './routing/view-of.ts';
import { createShellClient } from './session/shell-client.ts';
import { ShellRoot } from './shell-root.tsx';
import { createShell, goLive, type Shell } from './start.ts';
import { showStartFailure } from './start-failure.ts';
import { shellTexts } from './texts/shell-texts.ts';
import { readKeys } from './trust/signature.ts';
import { trustedSite } from './trust/trusted-site.ts';
import { createFreshVersions, ownScripts } from './versions/fresh-versions.ts';

/** The first picture waits so long for the code of its page; after that the frame shows with skeletons. */
const firstRenderBoundMs = 400;

async function start(): Promise<void> {
  const keys = readKeys(siteKeysMark);
  const site = await trustedSite(keys);
  listShell(site.shellFiles);
  site.modules.forEach(listModule);
  noteServerTime(site.serverTime);
  await startTexts(chosenLanguage(site));
  const shell = createShell(site, {
    loadRemote: createLoadRemote(),
    clientOf: createShellClient,
    lastGoodOf: (client) => createLastGood(client, keys),
    scripts: ownScripts(),
    freshVersions: createFreshVersions(keys),
    reload: () => window.location.reload(),
  });
  const texts = Promise.all([loadTexts('ui', uiTexts), loadTexts('shell', shellTexts)]);
  const bound = new Promise((passed) => setTimeout(passed, firstRenderBoundMs));
  await Promise.all([texts, Promise.race([firstPieces(shell), bound])]);
  draw(shell);
  goLive(shell, () => new EventSource(livePath, { withCredentials: true }));
}

/** What the visitor came for: the page that owns the path, or the top of the home page. */
async function firstPieces({ site, pages, parts }: Shell): Promise<void> {
  const view = viewOf(site, window.location.pathname);
  if (view.kind === 'page') return pages.want(view.module, view.route.page);
  const [hero] = partsOf(site, 'home.hero');
  if (hero && view.kind === 'home') await parts.want(hero.module, hero.slot.part);
}

function draw(shell: Shell): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  createRoot(root).render(<ShellRoot shell={shell} />);
}

start().catch(showStartFailure);
