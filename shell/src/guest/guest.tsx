import '@croupier/ui/styles.css';
import { createBus } from '@croupier/bus';
import {
  livePath,
  matchRoute,
  type ModuleDescription,
  type SiteManifest,
  type SiteModule,
} from '@croupier/contracts';
import { changeLanguage, haveTextsStarted, loadTexts, startTexts } from '@croupier/i18n';
import { noteServerTime, uiTexts, type Remote } from '@croupier/ui';
import { createRoot } from 'react-dom/client';
import { createShellClient } from '../session/shell-client.ts';
import { ShellScopes } from '../shell-scopes.tsx';
import { createShell, goLive, type Shell } from '../start.ts';
import { shellTexts } from '../texts/shell-texts.ts';
import { GuestRouter } from './guest-router.tsx';
import { askSite, guestLanguage, siteWith } from './guest-site.ts';
import { GuestView } from './guest-view.tsx';
import type { Host, Mounted, Show, Table } from './host.ts';

export type Mount = (element: HTMLElement, host: Host) => Promise<Mounted>;

/**
 * How a remote is shown in a page that is not our shell's. The build puts it into every portable
 * remote as `./mount`: everything that our shell would give, the remote brings along.
 */
export function mountOf(remote: Remote, module: SiteModule): Mount {
  return async (element, host) => {
    const { platform = '' } = host;
    const site = host.site ?? (await askSite(platform));
    const language = host.language ?? guestLanguage(site);
    await prepare(site, language);
    const shell = shellOf({ ...host, platform, site }, remote, module);
    const root = createRoot(element);
    root.render(
      <ShellScopes shell={shell}>
        <GuestRouter
          start={'path' in host.show ? host.show.path : '/'}
          stays={(path) => staysAt(path, host.show, module.description)}
          onLeave={(address) => host.onLeave?.(address)}
        >
          <GuestView show={host.show} module={module} />
        </GuestRouter>
      </ShellScopes>,
    );
    const endStream = host.bus ? nothing : goLive(shell, () => streamOf(platform));
    return {
      table: { platform, site, language, bus: shell.bus, client: shell.client },
      unmount() {
        root.unmount();
        endStream();
        shell.own.end();
      },
    };
  };
}

const nothing = () => undefined;
const streamOf = (platform: string) =>
  new EventSource(platform + livePath, { withCredentials: true });

/** Texts, clock and look, before anything is drawn. */
async function prepare({ brand, serverTime }: SiteManifest, language: Table['language']) {
  noteServerTime(serverTime);
  document.documentElement.dataset['brand'] ??= brand.look;
  await (haveTextsStarted() ? changeLanguage(language) : startTexts(language));
  await Promise.all([loadTexts('ui', uiTexts), loadTexts('shell', shellTexts)]);
}

type Joining = Pick<Table, 'platform' | 'site'> & Pick<Host, 'bus' | 'client'>;

/** The shell's own parts without its frame, for one module. */
function shellOf(
  { platform, site, bus, client }: Joining,
  remote: Remote,
  module: SiteModule,
): Shell {
  return createShell(siteWith(currentSite(site, bus), module), {
    loadRemote: async () => remote,
    clientOf: (own, session) => client ?? createShellClient(own, session, platform),
    lastGoodOf: () => async () => null,
    scripts: [],
    freshVersions: async () => null,
    reload: () => window.location.reload(),
    bus: bus ?? createBus({ onFault: tell, onRefused: tell }),
  });
}

/** A bus that is there knows better who is signed in than the manifest that the page began with. */
function currentSite(site: SiteManifest, bus: Host['bus']): SiteManifest {
  const session = bus?.handleFor({ name: 'guest', publishes: [] }).latest('session.changed');
  return session === undefined ? site : { ...site, session };
}

const tell = (owner: string, topic: string, error: unknown) =>
  console.error(`${owner} failed at ${topic}`, error);

function staysAt(path: string, show: Show, { routes }: ModuleDescription): boolean {
  return 'path' in show ? matchRoute(routes, path) !== null : path === '/';
}
