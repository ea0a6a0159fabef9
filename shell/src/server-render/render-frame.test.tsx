import { calls, type FrameFacts, type HelpEntry, type SiteManifest } from '@croupier/contracts';
import { changeLanguage, loadTexts } from '@croupier/i18n';
import { noteServerTime, uiTexts } from '@croupier/ui';
import { act, screen, waitFor } from '@testing-library/react';
import { createShell, type Shell } from '../start.ts';
import { browserWorks } from '../testing/browser-works.ts';
import { aModule, aRemote, aSession, aSite } from '../testing/makers.ts';
import { shellTexts } from '../texts/shell-texts.ts';
import { drawPage, isFramed } from './draw-page.tsx';
import type { LoadRemote } from '../remotes/load-remote.ts';
import { serverSkeleton } from './server-skeleton.tsx';
import { recordEarlyClicks } from './early-clicks.ts';
import { renderFrame } from './render-frame.tsx';

const arcade = aModule('mfe-arcade', {
  menus: [
    {
      place: 'header',
      order: 1,
      icon: 'slots',
      label: { en: 'Arcade', bn: 'আর্কেড', es: 'Arcade', ar: 'الأركيد' },
      to: { path: '/mfe-arcade' },
    },
  ],
});

const factsOf = (site: SiteManifest, url: string): FrameFacts => ({
  site,
  url,
  day: site.serverTime.slice(0, 10),
  skeleton: null,
  help: null,
});

function aShell(site: SiteManifest, loadRemote = arcadeComes): Shell {
  return createShell(site, {
    loadRemote,
    clientOf: () => ({ call: () => new Promise(() => undefined) }),
    lastGoodOf: () => async () => null,
    scripts: [],
    freshVersions: async () => null,
    reload: () => undefined,
    skeletonOf: serverSkeleton(document.body),
  });
}

const arcadeComes: LoadRemote = async () =>
  aRemote({ pages: { first: async () => ({ Arcade: () => <h1>The arcade is open</h1> }) } });

/** A page as the platform sends it: the root contains the frame. */
async function aPage(
  site: SiteManifest,
  url: string,
  besides: Partial<FrameFacts> = {},
): Promise<HTMLElement> {
  browserWorks();
  window.history.pushState(null, '', url);
  const root = document.createElement('div');
  root.innerHTML = await renderFrame({ ...factsOf(site, url), ...besides });
  document.body.replaceChildren(root);
  await changeLanguage(site.language);
  await Promise.all([loadTexts('ui', uiTexts), loadTexts('shell', shellTexts)]);
  noteServerTime(site.serverTime);
  return root;
}

let end: (() => void) | null = null;
async function draws(...page: Parameters<typeof drawPage>): Promise<void> {
  await act(async () => (end = drawPage(...page)));
}
afterEach(() => act(async () => end?.()));

const visitors = {
  'a visitor': aSite({ modules: [arcade], session: null }),
  'a member': aSite({ modules: [arcade], session: aSession() }),
};

for (const [who, made] of Object.entries(visitors)) {
  for (const language of ['en', 'bn', 'es', 'ar'] as const) {
    test(`the frame of ${who} in ${language} hydrates as the server rendered it`, async () => {
      const site = { ...made, language, brand: { ...made.brand, languages: [language] } };
      const root = await aPage(site, '/mfe-arcade?from=mail');
      const drawn = [...root.querySelectorAll('header *, footer *')];
      expect(drawn.length).toBeGreaterThan(20);
      // Content that does not match the markup renders again with a console.error, which fails a test.
      await draws(root, aShell(site), () => undefined);
      expect(await screen.findByRole('heading', { name: 'The arcade is open' })).toBeVisible();
      expect(drawn.every((element) => element.isConnected)).toBe(true);
    });
  }
}

test('a balance that arrives before hydration causes no second render', async () => {
  const site = visitors['a member'];
  const root = await aPage(site, '/mfe-arcade');
  const shell = aShell(site);
  const balance = { sumBalance: '12.50', currency: site.brand.currency, version: 1 };
  shell.own.publish('wallet.balance-changed', balance);
  const header = screen.getByRole('banner');
  await draws(root, shell, () => undefined);
  expect(header).toHaveTextContent('12.50');
});

test('a balance that failed before hydration causes no second render', async () => {
  const site = visitors['a member'];
  const root = await aPage(site, '/mfe-arcade');
  const shell = aShell(site);
  const { method, path } = calls.balance;
  const header = screen.getByRole('banner');
  shell.cache.setQueryData([method, path, undefined], { sumBalance: 'many' });
  await draws(root, shell, () => undefined);
  expect(header).toHaveTextContent('Try again');
});

test('a session that ended before hydration causes no second render', async () => {
  const site = visitors['a member'];
  const root = await aPage(site, '/mfe-arcade');
  const shell = aShell(site);
  shell.own.publish('session.changed', null);
  await draws(root, shell, () => undefined);
  expect(screen.getByRole('button', { name: 'Log in' })).toBeVisible();
});

test('a theme that another tab chose before hydration causes no second render', async () => {
  const site = visitors['a visitor'];
  const root = await aPage(site, '/mfe-arcade');
  const shell = aShell(site);
  shell.own.publish('theme.changed', site.theme === 'dark' ? 'light' : 'dark');
  const button = screen.getByRole('button', { name: /Theme/ });
  const before = button.textContent;
  await draws(root, shell, () => undefined);
  expect(button).toBeInTheDocument();
  expect(button.textContent).not.toBe(before);
});

test('a module’s server markup stays until the module’s code has loaded', async () => {
  const site = aSite({ modules: [arcade] });
  const skeleton = { module: 'mfe-arcade', piece: 'first', markup: '<h1>The arcade</h1>' };
  const root = await aPage(site, '/mfe-arcade', { skeleton });
  const heading = screen.getByRole('heading', { name: 'The arcade' });
  let come = () => {};
  const coming = new Promise<void>((resolve) => (come = resolve));
  const slow: LoadRemote = async (...asked) => {
    await coming;
    return arcadeComes(...asked);
  };
  await draws(root, aShell(site, slow), () => undefined);
  expect(heading).toBeVisible();
  expect(screen.getAllByRole('heading', { name: 'The arcade' })).toEqual([heading]);
  await act(async () => come());
  expect(await screen.findByRole('heading', { name: 'The arcade is open' })).toBeVisible();
  expect(heading).not.toBeInTheDocument();
});

const help: readonly HelpEntry[] = [
  { slug: 'pay', title: 'Paying in', content: [{ tag: 'p', children: ['By wallet.'] }] },
];

test('the help page arrives with its text, which stays until the page itself has loaded', async () => {
  const site = aSite();
  const root = await aPage(site, '/help', { help });
  const words = screen.getByText('By wallet.');
  const shell = aShell(site);
  await draws(root, shell, () => undefined);
  expect(words).toBeVisible();
  const { method, path } = calls.helpCenter;
  await act(async () => shell.cache.setQueryData([method, path, { language: 'en' }], help));
  await waitFor(() => expect(words).not.toBeInTheDocument());
  expect(screen.getByText('By wallet.')).toBeVisible();
  expect(screen.getByRole('searchbox')).not.toHaveAttribute('readonly');
});

test('a frame contains no style attribute and no script, which the content policy would refuse', async () => {
  for (const site of Object.values(visitors)) {
    for (const url of ['/', '/mfe-arcade', '/nowhere', '/login'])
      expect(await renderFrame(factsOf(site, url))).not.toMatch(/ style="| on[a-z]+="|<script/);
  }
});

test('concurrently rendered frames of several languages do not mix', async () => {
  const languages = ['en', 'bn', 'es', 'ar', 'bn', 'en'] as const;
  const frames = await Promise.all(
    languages.map((language) => renderFrame(factsOf(aSite({ language }), '/nowhere'))),
  );
  const titles = frames.map((frame) => /<h1[^>]*>([^<]+)/.exec(frame)?.[1]);
  expect(new Set(titles).size).toBe(4);
  expect(titles[1]).toBe(titles[4]);
  expect(titles[0]).toBe(titles[5]);
});

test('a click before hydration is repeated after hydration', async () => {
  const site = aSite({ session: null });
  const root = await aPage(site, '/');
  const { repeat } = recordEarlyClicks(root);
  screen.getByRole('button', { name: 'Open the menu' }).click();
  expect(screen.queryByRole('dialog')).toBeNull();
  await draws(root, aShell(site), repeat);
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
});

test('a click before the browser renders the frame in another theme is repeated in that frame', async () => {
  const site = aSite({ session: null, theme: 'dark' });
  const root = await aPage(site, '/');
  localStorage.setItem('theme', 'light');
  const { repeat } = recordEarlyClicks(root);
  const button = screen.getByRole('button', { name: 'Open the menu' });
  button.click();
  await draws(root, aShell(site), repeat);
  expect(button.isConnected).toBe(false);
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  localStorage.clear();
});

test('a click that React replays is not repeated', async () => {
  const root = await aPage(aSite({ session: null }), '/');
  const { end, repeat } = recordEarlyClicks(root);
  const button = screen.getByRole('button', { name: 'Open the menu' });
  let presses = 0;
  end();
  button.addEventListener('click', () => (presses += 1));
  button.click();
  repeat();
  expect(presses).toBe(1);
});

test('a visitor who chose another theme here gets a page with it, rendered by the browser', async () => {
  const site = aSite({ theme: 'dark' });
  const root = await aPage(site, '/');
  expect(isFramed(root, site)).toBe(true);
  localStorage.setItem('theme', 'light');
  expect(isFramed(root, site)).toBe(false);
  localStorage.clear();
});
