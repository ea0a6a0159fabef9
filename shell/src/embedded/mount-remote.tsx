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
import { UnreachableView, EmbeddedView } from './embedded-view.tsx';
import {
  applyPreferences,
  embeddedPreferences,
  requestSite,
  embeddedLanguage,
  pageLanguage,
  siteWith,
} from './embedded-preferences.ts';
import { EmbeddedRouter } from './embedded-router.tsx';
import { hideStyles, showStyles } from './embedded-styles.ts';
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

interface EmbeddedRemote {
  readonly remote: Remote;
  readonly module: SiteModule;
  readonly host: EmbeddingHost;
}

/** Settles when the remote is shown, or a notice that the platform cannot be reached; the notice retries by itself. */
async function mountIn(element: HTMLElement, embedded: EmbeddedRemote): Promise<MountedRemote> {
  // The element belongs to the host: attributes written to it would remain.
  const place = element.appendChild(document.createElement('div'));
  const root = createRoot(place);
  let onShown: (table: SharedPage) => void = nothing;
  const shown = new Promise<SharedPage>((resolve) => (onShown = resolve));
  let table: SharedPage | null = null;
  let hasEnded = false;
  let end = nothing;

  async function attempt(): Promise<void> {
    const joined = await joinPage(embedded.host).catch((error: unknown) => ({ error }));
    if (hasEnded || table) return;
    if ('error' in joined) {
      await prepareUnreachable(place, embedded.host).catch(logTextsMissing);
      if (!hasEnded) root.render(<UnreachableView error={joined.error} retry={attempt} />);
      return;
    }
    const shell = shellOf(embedded, joined, place);
    root.render(<EmbeddedRoot embedded={embedded} shell={shell} />);
    const endStream = embedded.host.bus
      ? nothing
      : goLive(shell, (lastEventId) => openEvents(joined.platform, lastEventId));
    end = () => {
      endStream();
      shell.own.end();
    };
    table = { ...joined, client: shell.client };
    onShown(table);
  }

  await attempt();
  return {
    get page() {
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

function EmbeddedRoot({
  embedded: { host, module },
  shell,
}: {
  embedded: EmbeddedRemote;
  shell: Shell;
}) {
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
type JoinedPage = Omit<SharedPage, 'client'> & Pick<EmbeddingHost, 'client'>;

/** Completes the host's options, and prepares clock and texts; rejects while the platform cannot be reached. */
async function joinPage(host: EmbeddingHost): Promise<JoinedPage> {
  const {
    platform = '',
    bus = createBus({ onError: logError, onRefused: logError }),
    client,
  } = host;
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
async function prepareUnreachable(place: HTMLElement, host: EmbeddingHost): Promise<void> {
  const language = host.language ?? pageLanguage() ?? 'en';
  if (!haveTextsStarted()) await prepareTexts(language);
  const prefersLight = window.matchMedia('(prefers-color-scheme: light)').matches;
  applyPreferences(place, { theme: host.theme ?? (prefersLight ? 'light' : 'dark'), language });
}

const logTextsMissing = (error: unknown) =>
  console.error('The texts of the remote did not load', error);

/** The shell without its frame, for one module. */
function shellOf({ remote, module }: EmbeddedRemote, table: JoinedPage, place: HTMLElement): Shell {
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

/** A bus in use has the current session; the manifest has the one of the page's start. */
function currentSite({ site, bus }: JoinedPage): SiteManifest {
  const session = bus.handleFor({ name: 'guest', publishes: [] }).latest('session.changed');
  return session === undefined ? site : { ...site, session };
}

const logError = (owner: string, topic: string, error: unknown) =>
  console.error(`${owner} failed at ${topic}`, error);

function staysAt(path: string, show: MountTarget, { routes }: ModuleDescription): boolean {
  return 'path' in show ? matchRoute(routes, path) !== null : path === '/';
}
