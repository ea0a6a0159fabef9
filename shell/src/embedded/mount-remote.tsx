import '@croupier/ui/styles.css';
import '@croupier/ui/fonts.css';
import { createBus } from '@croupier/bus';
import {
  matchRoute,
  type Language,
  type ModuleDescription,
  type SiteManifest,
  type SiteModule,
} from '@croupier/contracts';
import { changeLanguage, haveTextsStarted, loadTexts, startTexts } from '@croupier/i18n';
import { noteServerTime, uiTexts, type Remote } from '@croupier/ui';
import { createRoot } from 'react-dom/client';
import { createShellClient } from '../session/shell-client.ts';
import { ShellScopes } from '../shell-scope.tsx';
import { openEvents } from '../live/live-stream.ts';
import { createShell, goLive, type Shell } from '../start.ts';
import { shellTexts } from '../texts/shell-texts.ts';
import { AwayView, EmbeddedView } from './embedded-view.tsx';
import {
  dressPlace,
  embeddedPreferences,
  requestSite,
  embeddedLanguage,
  pageLanguage,
  siteWith,
} from './embedded-preferences.ts';
import { EmbeddedRouter } from './embedded-router.tsx';
import { hideStyles, showStyles } from './guest-styles.ts';
import type { EmbeddingHost, MountedRemote, MountTarget, SharedPage } from './host.ts';

export type MountRemote = (element: HTMLElement, host: EmbeddingHost) => Promise<MountedRemote>;

/**
 * How a remote is shown in a page other than our shell. The build adds this to every portable remote as
 * `./mount`: the remote brings everything that our shell would provide.
 */
export function mountOf(remote: Remote, module: SiteModule): MountRemote {
  return async (element, host) => {
    await showStyles();
    return mountIn(element, { remote, module, host });
  };
}

interface Guest {
  readonly remote: Remote;
  readonly module: SiteModule;
  readonly host: EmbeddingHost;
}

/** Settles when the remote shows, or words in its place say that the platform is away; then it tries again by itself. */
async function mountIn(element: HTMLElement, guest: Guest): Promise<MountedRemote> {
  // The element belongs to the host: attributes written to it would remain.
  const place = element.appendChild(document.createElement('div'));
  const root = createRoot(place);
  let onShown: (table: SharedPage) => void = nothing;
  const shown = new Promise<SharedPage>((resolve) => (onShown = resolve));
  let table: SharedPage | null = null;
  let hasEnded = false;
  let end = nothing;

  async function attempt(): Promise<void> {
    const joined = await joinTable(guest.host).catch((error: unknown) => ({ error }));
    if (hasEnded || table) return;
    if ('error' in joined) {
      await prepareAway(place, guest.host).catch(tellAway);
      if (!hasEnded) root.render(<AwayView error={joined.error} again={attempt} />);
      return;
    }
    const shell = shellOf(guest, joined, place);
    root.render(<GuestRoot guest={guest} shell={shell} />);
    const endStream = guest.host.bus
      ? nothing
      : goLive(shell, (heard) => openEvents(joined.platform, heard));
    end = () => {
      endStream();
      shell.own.end();
    };
    table = { ...joined, client: shell.client };
    onShown(table);
  }

  await attempt();
  return {
    get table() {
      return table;
    },
    shown,
    unmount() {
      if (hasEnded) return;
      hasEnded = true;
      root.unmount();
      place.remove();
      end();
      hideStyles();
    },
  };
}

function GuestRoot({ guest: { host, module }, shell }: { guest: Guest; shell: Shell }) {
  return (
    <ShellScopes shell={shell}>
      <EmbeddedRouter
        start={'path' in host.show ? host.show.path : '/'}
        stays={(path) => staysAt(path, host.show, module.description)}
        onLeave={(address) => host.onLeave?.(address)}
      >
        <EmbeddedView show={host.show} module={module} />
      </EmbeddedRouter>
    </ShellScopes>
  );
}

const nothing = () => undefined;

/** The host's options, completed. The client may be missing: it needs a session to be created. */
type JoinedTable = Omit<SharedPage, 'client'> & Pick<EmbeddingHost, 'client'>;

/** Completes what the host gave, and gets clock and texts ready; rejects while the platform is away. */
async function joinTable(host: EmbeddingHost): Promise<JoinedTable> {
  const { platform = '', bus = createBus({ onError: tell, onRefused: tell }), client } = host;
  const site = host.site ?? (await requestSite(platform));
  const { language = embeddedLanguage(site), theme = site.brand.defaultTheme } = host;
  noteServerTime(site.serverTime);
  await prepareTexts(language);
  return { platform, site, language, theme, bus, ...(client ? { client } : {}) };
}

async function prepareTexts(language: Language): Promise<void> {
  await (haveTextsStarted() ? changeLanguage(language) : startTexts(language));
  await Promise.all([loadTexts('ui', uiTexts), loadTexts('shell', shellTexts)]);
}

/** Without a brand: the language of the host's page, and its theme or that of the visitor's system. */
async function prepareAway(place: HTMLElement, host: EmbeddingHost): Promise<void> {
  const language = host.language ?? pageLanguage() ?? 'en';
  if (!haveTextsStarted()) await prepareTexts(language);
  const prefersLight = window.matchMedia('(prefers-color-scheme: light)').matches;
  dressPlace(place, { theme: host.theme ?? (prefersLight ? 'light' : 'dark'), language });
}

const tellAway = (error: unknown) => console.error('The texts of the remote did not come', error);

/** The shell's own parts without its frame, for one module. */
function shellOf({ remote, module }: Guest, table: JoinedTable, place: HTMLElement): Shell {
  const { platform, bus, client, theme } = table;
  return createShell(siteWith(currentSite(table), module), {
    loadRemote: async () => remote,
    clientOf: (site, session) => client ?? createShellClient(site, session, platform),
    lastGoodOf: () => async () => null,
    scripts: [],
    freshVersions: async () => null,
    reload: () => window.location.reload(),
    bus,
    preferencesOf: embeddedPreferences(place, theme),
  });
}

/** A bus in use knows the signed-in member better than the manifest of the page's start. */
function currentSite({ site, bus }: JoinedTable): SiteManifest {
  const session = bus.handleFor({ name: 'guest', publishes: [] }).latest('session.changed');
  return session === undefined ? site : { ...site, session };
}

const tell = (owner: string, topic: string, error: unknown) =>
  console.error(`${owner} failed at ${topic}`, error);

function staysAt(path: string, show: MountTarget, { routes }: ModuleDescription): boolean {
  return 'path' in show ? matchRoute(routes, path) !== null : path === '/';
}
