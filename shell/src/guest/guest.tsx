import '@croupier/ui/styles.css';
import '@croupier/ui/fonts.css';
import { createBus } from '@croupier/bus';
import {
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
import { openEvents } from '../live/open-events.ts';
import { createShell, goLive, type Shell } from '../start.ts';
import { shellTexts } from '../texts/shell-texts.ts';
import { guestPreferences } from './guest-preferences.ts';
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
    const table = await tableOf(host);
    await prepare(table);
    // The element is the host's: what is written on it would stay.
    const place = element.appendChild(document.createElement('div'));
    const shell = shellOf({ remote, module, table, place });
    const root = createRoot(place);
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
    const endStream = host.bus
      ? nothing
      : goLive(shell, (heard) => openEvents(table.platform, heard));
    return {
      table: { ...table, client: shell.client },
      unmount() {
        root.unmount();
        place.remove();
        endStream();
        shell.own.end();
      },
    };
  };
}

const nothing = () => undefined;

/** What the host has given, completed. Its client may be missing: that needs a session to be made. */
type JoinedTable = Omit<Table, 'client'> & Pick<Host, 'client'>;

async function tableOf(host: Host): Promise<JoinedTable> {
  const { platform = '', bus = createBus({ onFault: tell, onRefused: tell }), client } = host;
  const site = host.site ?? (await askSite(platform));
  const { language = guestLanguage(site), theme = site.brand.defaultTheme } = host;
  return { platform, site, language, theme, bus, ...(client ? { client } : {}) };
}

/** Clock and texts, before anything is drawn. */
async function prepare({ site, language }: JoinedTable): Promise<void> {
  noteServerTime(site.serverTime);
  await (haveTextsStarted() ? changeLanguage(language) : startTexts(language));
  await Promise.all([loadTexts('ui', uiTexts), loadTexts('shell', shellTexts)]);
}

interface Guest {
  readonly remote: Remote;
  readonly module: SiteModule;
  readonly table: JoinedTable;
  readonly place: HTMLElement;
}

/** The shell's own parts without its frame, for one module. */
function shellOf({ remote, module, table, place }: Guest): Shell {
  const { platform, bus, client, theme } = table;
  return createShell(siteWith(currentSite(table), module), {
    loadRemote: async () => remote,
    clientOf: (site, session) => client ?? createShellClient(site, session, platform),
    lastGoodOf: () => async () => null,
    scripts: [],
    freshVersions: async () => null,
    reload: () => window.location.reload(),
    bus,
    preferencesOf: guestPreferences(place, theme),
  });
}

/** A bus that is in use knows better who is signed in than the manifest that the page began with. */
function currentSite({ site, bus }: JoinedTable): SiteManifest {
  const session = bus.handleFor({ name: 'guest', publishes: [] }).latest('session.changed');
  return session === undefined ? site : { ...site, session };
}

const tell = (owner: string, topic: string, error: unknown) =>
  console.error(`${owner} failed at ${topic}`, error);

function staysAt(path: string, show: Show, { routes }: ModuleDescription): boolean {
  return 'path' in show ? matchRoute(routes, path) !== null : path === '/';
}
