import { CallFailed, type Client } from '@croupier/client';
import {
  calls,
  type CallName,
  type Calls,
  type OutputOf,
  type SiteManifest,
} from '@croupier/contracts';
import { loadTexts, startTexts, changeLanguage } from '@croupier/i18n';
import { uiTexts } from '@croupier/ui';
import { act, render, type RenderOptions, screen, waitFor } from '@testing-library/react';
import type { LastGood } from '../remotes/last-good.ts';
import type { LoadRemote } from '../remotes/load-remote.ts';
import { ShellRoot } from '../app.tsx';
import { createShell, goLive, type Shell } from '../start.ts';
import { renewing } from '../session/shell-client.ts';
import { shellTexts } from '../texts/shell-texts.ts';
import type { Versions } from '../versions/version-watch.ts';
import { browserWorks } from './browser-works.ts';
import { FakeStream } from './fake-stream.ts';
import { aSite } from './makers.ts';

export type Answers = {
  readonly [Name in CallName]?:
    | OutputOf<Calls[Name]>
    | CallFailed
    | (() => Promise<OutputOf<Calls[Name]>>);
};

interface ShellOptions {
  readonly site?: Partial<SiteManifest>;
  readonly path?: string;
  /** The network: the response of each call, and the remote of each module. */
  readonly answers?: Answers;
  readonly loadRemote?: LoadRemote;
  readonly lastGood?: LastGood;
  readonly freshVersions?: () => Promise<Versions | null>;
  readonly reload?: () => void;
  readonly onCaughtError?: RenderOptions['onCaughtError'];
}

interface RenderedShell {
  readonly shell: Shell;
  readonly stream: FakeStream;
  /** Names of the sent calls, in order, with their input. */
  readonly called: readonly { readonly name: string; readonly input: unknown }[];
}

/** The whole page as `page.ts` renders it; only the network is replaced. */
export async function renderShell(options: ShellOptions = {}): Promise<RenderedShell> {
  const { path = '/', answers = {}, loadRemote = noRemote, onCaughtError } = options;
  const { lastGood = async () => null, freshVersions = async () => null } = options;
  const { reload = noReload } = options;
  browserWorks();
  window.history.pushState(null, '', path);
  const site = aSite(options.site);
  await startTexts(site.language);
  await changeLanguage(site.language);
  await Promise.all([loadTexts('ui', uiTexts), loadTexts('shell', shellTexts)]);
  const called: { name: string; input: unknown }[] = [];
  const shell = createShell(site, {
    loadRemote,
    clientOf: (_site, session) => renewing(answering(answers, called), session),
    lastGoodOf: () => lastGood,
    scripts: [],
    freshVersions,
    reload,
  });
  shell.cache.setDefaultOptions({
    queries: { ...shell.cache.getDefaultOptions().queries, retry: false },
  });
  const stream = new FakeStream();
  await act(async () => {
    render(<ShellRoot shell={shell} />, onCaughtError ? { onCaughtError } : {});
    goLive(shell, () => stream.opened());
  });
  return { shell, stream, called };
}

const noReload = () => {
  throw new Error('the test has no page to reload');
};
const noRemote: LoadRemote = () => Promise.reject(new Error('the test has no remote'));

function answering(answers: Answers, called: { name: string; input: unknown }[]): Client {
  return {
    async call(call, input) {
      const [name] = Object.entries(calls).find(
        ([, one]) => one.path === call.path && one.method === call.method,
      ) ?? [''];
      called.push({ name, input });
      const stated = Object.entries(answers).find(([one]) => one === name);
      if (!stated) throw new CallFailed({ code: 'offline', title: `${name} has no answer` });
      const answer: unknown = await (typeof stated[1] === 'function' ? stated[1]() : stated[1]);
      if (answer instanceof CallFailed) throw answer;
      // The table is typed by name; the client's signature cannot express that.
      return answer as never;
    },
  };
}

/** A window after its code has loaded: until then it contains a skeleton. */
export function openedWindow(name: string): Promise<HTMLElement> {
  return waitFor(() => {
    const dialog = screen.getByRole('dialog', { name });
    expect(dialog.querySelector('svg[class*=skeleton]')).toBeNull();
    expect(dialog).toBeVisible();
    return dialog;
  });
}
