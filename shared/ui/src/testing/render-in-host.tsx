import { createBus, BusScope, type BusHandle, type PublishedEvent } from '@croupier/bus';
import { CallFailed, ClientScope, createQueryCache, type Client } from '@croupier/client';
import {
  calls,
  type Balance,
  type CallName,
  type Calls,
  type InputOf,
  type Language,
  type ModuleSettings,
  type OutputOf,
  type Session,
  type SiteManifest,
} from '@croupier/contracts';
import { callSchemas } from '@croupier/contracts/schemas';
import { changeLanguage, loadTexts, startTexts, type TextLoaders } from '@croupier/i18n';
import { act, render, type RenderResult } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ModuleSettingsScope } from '../site/module-settings.tsx';
import { SiteScope } from '../site/site-scope.tsx';
import { noteServerTime } from '../site/server-clock.ts';
import { uiTexts } from '../texts/ui-texts.ts';
import { dialogsWork } from './dialogs-work.ts';
import { aSite } from './makers.ts';
import { nothingResizes } from './nothing-resizes.ts';
import { popoversWork } from './popovers-work.ts';

/** The platform's answer to each call: a value, a failure, or a function of the input. */
export type Answers = {
  readonly [Name in CallName]?:
    | OutputOf<Calls[Name]>
    | CallFailed
    | ((input: InputOf<Calls[Name]>) => OutputOf<Calls[Name]> | Promise<OutputOf<Calls[Name]>>);
};

export interface HostOptions {
  readonly session?: Session | null;
  readonly balance?: Balance;
  readonly answers?: Answers;
  /** `null`: a page without a site, such as the console; code that requires a site throws there. */
  readonly site?: Partial<SiteManifest> | null;
  /** The operators' settings of the module under test. */
  readonly settings?: ModuleSettings;
  readonly language?: Language;
  /** Address of the page, such as `/lottery?game=k3`. */
  readonly path?: string;
  /** Name and texts of the module under test. */
  readonly texts?: Readonly<Record<string, TextLoaders>>;
  /** Topics that the module's description declares; by default all topics. */
  readonly publishes?: readonly string[] | 'everything';
}

export interface SentCall {
  readonly name: CallName;
  readonly input: unknown;
  readonly key: string | undefined;
}

export interface Hosted extends RenderResult {
  /** Publishes as the host: `host.publish('draw.changed', …)` inside `act`. */
  readonly host: BusHandle;
  /** All messages on the bus so far. */
  readonly published: readonly PublishedEvent[];
  /** All calls that were sent, in order. */
  readonly called: readonly SentCall[];
}

/** Renders a part of a module in a host that provides everything except the network. */
export async function renderInHost(element: ReactNode, options: HostOptions = {}): Promise<Hosted> {
  const {
    session = null,
    balance,
    answers = {},
    language = 'en',
    settings = {},
    path = '/',
    texts = {},
    publishes = 'everything',
  } = options;
  dialogsWork();
  popoversWork();
  nothingResizes();
  const site = aSite({ session, language, ...options.site });
  noteServerTime(site.serverTime);
  const Site = ({ children }: { children: ReactNode }) =>
    options.site === null ? children : <SiteScope site={site}>{children}</SiteScope>;
  await speak(language, texts);

  const bus = createBus({
    onError: (owner, topic, error) => {
      throw new Error(`${owner} threw on ${topic}`, { cause: error });
    },
    // The publisher receives the error itself.
    onRefused: () => undefined,
  });
  const host = bus.handleFor({ name: 'shell', publishes: 'everything' });
  const published: PublishedEvent[] = [];
  bus.published.subscribe((fact) => published.push(fact));
  host.publish('session.changed', session);
  if (balance) host.publish('wallet.balance-changed', balance);

  const called: SentCall[] = [];
  const cache = createQueryCache();
  cache.setDefaultOptions({ queries: { retry: false }, mutations: { retry: false } });
  const rendered = await act(async () =>
    render(
      <MemoryRouter initialEntries={[path]}>
        <Site>
          <ClientScope client={answering(answers, called)} cache={cache}>
            <BusScope handle={bus.handleFor({ name: 'module under test', publishes })}>
              <ModuleSettingsScope settings={settings}>
                <Suspense>{element}</Suspense>
              </ModuleSettingsScope>
            </BusScope>
          </ClientScope>
        </Site>
      </MemoryRouter>,
    ),
  );
  return { ...rendered, host, published, called };
}

async function speak(
  language: Language,
  texts: Readonly<Record<string, TextLoaders>>,
): Promise<void> {
  await startTexts(language);
  await changeLanguage(language);
  for (const [namespace, loaders] of Object.entries({ ui: uiTexts, ...texts }))
    await loadTexts(namespace, loaders);
}

/** A client that answers from a table instead of the network. */
function answering(answers: Answers, called: SentCall[]): Client {
  return {
    async call(call, input, callOptions = {}) {
      const name = nameOf(call);
      called.push({ name, input, key: callOptions.key });
      refuseUnknownFields(name, input);
      const answer: unknown = answers[name];
      if (answer === undefined && !(name in answers))
        throw new CallFailed({ code: 'offline', title: `${name} has no answer` });
      const value: unknown = typeof answer === 'function' ? await answer(input) : answer;
      if (value instanceof CallFailed) throw value;
      // The table is typed by call name; the client's own signature cannot express that.
      return value as never;
    },
  };
}

/**
 * The platform refuses a field that a call does not have, and the compiler accepts one in an object of a wider type.
 * Values are not checked: ids and codes of a test are short.
 */
function refuseUnknownFields(name: CallName, input: unknown): void {
  const { error } = callSchemas[name].input.safeParse(input ?? {});
  const unknown = error?.issues.filter(({ code }) => code === 'unrecognized_keys') ?? [];
  for (const { message } of unknown) throw new Error(`${name}: ${message}`);
}

function nameOf(call: { readonly method: string; readonly path: string }): CallName {
  for (const name of Object.keys(calls)) {
    if (isCallName(name) && calls[name].method === call.method && calls[name].path === call.path)
      return name;
  }
  throw new Error(`${call.method} ${call.path} is no call of the table`);
}

function isCallName(name: string): name is CallName {
  return Object.hasOwn(calls, name);
}
