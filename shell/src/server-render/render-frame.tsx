import { createBus } from '@croupier/bus';
import type { Client } from '@croupier/client';
import type { FrameFacts, RenderFrame, SiteManifest, HelpEntry } from '@croupier/contracts';
import { changeLanguage, loadTexts, startTexts } from '@croupier/i18n';
import { uiTexts } from '@croupier/ui';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { skeletonName } from './server-skeleton.tsx';
import { helpArrival, helpTexts } from '../help/help-host.tsx';
import type { Preferences } from '../preferences/preferences.ts';
import { ShellRoot } from '../app.tsx';
import { ShellScopes } from '../shell-scope.tsx';
import { createShell } from '../start.ts';
import { shellTexts } from '../texts/shell-texts.ts';
import { HelpView } from '../help/help-page.tsx';
import { HelpTopics } from '../help/help-topics.tsx';

const ready = startTexts('en').then(() =>
  Promise.all([
    loadTexts('ui', uiTexts),
    loadTexts('shell', shellTexts),
    loadTexts('help', helpTexts),
  ]),
);
let before: Promise<unknown> = ready;

/** Renders one frame at a time: the page's texts have one language at a time. */
export const renderFrame: RenderFrame = (facts) => {
  const drawn = before.then(async () => {
    await changeLanguage(facts.site.language, facts.site.locale?.tag);
    return draw(facts);
  });
  before = drawn.catch(() => undefined);
  return drawn;
};

function draw(facts: FrameFacts): string {
  const arrivals = new Map<string, string>();
  const shell = createShell(siteOf(facts), {
    loadRemote: never,
    clientOf: () => silent,
    lastGoodOf: () => never,
    preferencesOf: () => unchanging,
    bus: createBus({ onError: doNothing, onRefused: doNothing }),
    scripts: [],
    freshVersions: never,
    reload: doNothing,
    skeletonOf: (name) => arrivals.get(name) ?? null,
  });
  const Router = ({ children }: { children: ReactNode }) => (
    <StaticRouter location={facts.url}>{children}</StaticRouter>
  );
  const { skeleton, help } = facts;
  if (skeleton) arrivals.set(skeletonName(skeleton.module, skeleton.piece), skeleton.markup);
  if (help?.length) {
    const drawn = (
      <ShellScopes shell={shell}>
        <Router>
          <HelpArrival entries={help} />
        </Router>
      </ShellScopes>
    );
    // The page's own ids must not collide with those of embedded markup.
    arrivals.set(helpArrival, renderToStaticMarkup(drawn, { identifierPrefix: 'help' }));
  }
  const frame = renderToString(<ShellRoot shell={shell} Router={Router} />);
  if (frame.includes(undrawnPart)) throw new Error('A part of the frame cannot be drawn');
  return frame;
}

/**
 * React's marker for content that it leaves to the browser after a failure; React does not report such a
 * failure otherwise.
 */
const undrawnPart = '<!--$!-->';

/** The frame contains nothing specific to a page; where the type requires such values, they are empty. */
function siteOf({ site, day }: FrameFacts): SiteManifest {
  return {
    ...site,
    sealingKey: { kid: '', kty: 'EC', crv: 'P-256', x: '', y: '' },
    serverTime: `${day}T00:00:00.000Z`,
    serial: 0,
    expiresAt: '',
    shellFiles: {},
    ticket: '',
    canInspect: false,
  };
}

// Rendering calls nothing: effects do not run, and every call waits for the browser.
const never = () => new Promise<never>(() => undefined);
const doNothing = () => undefined;
const silent: Client = { call: never };
const unchanging: Preferences = { setTheme: doNothing, setLanguage: never };

/** The server-rendered help page: readable without waiting for code. */
function HelpArrival({ entries }: { entries: readonly HelpEntry[] }) {
  return (
    <HelpView>
      <HelpTopics entries={entries} isArriving />
    </HelpView>
  );
}
