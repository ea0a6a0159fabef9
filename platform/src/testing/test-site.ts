import { CompactEncrypt, importJWK } from 'jose';
import {
  callAddress,
  calls,
  hasBody,
  sessionHeader,
  siteElementId,
  type Call,
  type ErrorCode,
  type Problem,
  type SealingKey,
  type SiteManifest,
} from '@croupier/contracts';
import { createApp, type App } from '../app.ts';
import type { Config } from '../config.ts';
import { seedBrands } from '../demo/brands.ts';
import { builtPages, testFolder } from './built-folders.ts';
import { closing } from './closing.ts';
import { testCore, type TestCore } from './test-core.ts';

export interface TestSite {
  readonly core: TestCore;
  readonly app: App;
  /** A separate browser with its own cookies, session handle and address. */
  browser(options?: { readonly host?: string; readonly ip?: string }): TestBrowser;
  /** Another node of the same site, on the same database and folder. */
  secondNode(): Promise<TestSite>;
}

type Headers = Readonly<Record<string, string>>;

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  readonly text: string;
}

export interface TestBrowser {
  /** The problem's code if the call failed, otherwise `null`. */
  call<Input, Output, F extends ErrorCode>(
    call: Call<Input, Output, F>,
    input: Input,
    headers?: Headers,
  ): Promise<CallReply<Output>>;
  request(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    options?: { body?: string; headers?: Headers },
  ): Promise<Reply>;
  /** The site manifest of a page. */
  site(path: string, headers?: Headers): Promise<SiteManifest>;
  /** Sent with every request from now on. */
  setCookie(name: string, value: string): void;
  readonly cookies: ReadonlyMap<string, string>;
  token: string | null;
}

export interface CallReply<Output> extends Reply {
  readonly code: ErrorCode | null;
  readonly value: Output;
  readonly problem: Problem;
}

/** The whole platform on a fresh database with the two demo brands; requests go through `inject`. */
export async function testSite(config: Partial<Config> = {}): Promise<TestSite> {
  const folders = { dataDir: await testFolder(), ...(await builtPages()), ...config };
  const site = await siteOn(await testCore({ config: folders }), folders);
  await seedBrands(site.app.modules, { hasChallenge: false });
  return site;
}

async function siteOn(core: TestCore, folders: Partial<Config>): Promise<TestSite> {
  const app = await createApp(core);
  await app.http.ready();
  closing(() => app.http.close());
  return {
    core,
    app,
    browser: ({ host = 'localhost', ip = '127.0.0.1' } = {}) => browserOf(app, { host, ip }),
    secondNode: async () =>
      siteOn(await testCore({ url: core.config.databaseUrl, config: folders }), folders),
  };
}

function browserOf({ http }: App, { host, ip }: { host: string; ip: string }): TestBrowser {
  const cookies = new Map<string, string>();
  const browser: TestBrowser = {
    token: null,
    cookies,
    setCookie: (name, value) => void cookies.set(name, value),

    async request(method, url, { body, headers = {} } = {}) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const reply = await http.inject({
        method,
        url,
        remoteAddress: ip,
        headers: { host, ...(cookie ? { cookie } : {}), ...headers },
        ...(body === undefined ? {} : { payload: body }),
      });
      for (const { name, value, maxAge } of reply.cookies) {
        if (value && maxAge !== 0) cookies.set(name, value);
        else cookies.delete(name);
      }
      return { status: reply.statusCode, headers: reply.headers, text: reply.payload };
    },

    async call(call, input, headers = {}) {
      const { url, body, type } = await requestOf(browser, call, input);
      const reply = await browser.request(call.method, url, {
        ...(body === undefined ? {} : { body }),
        headers: {
          ...(type ? { 'content-type': type } : {}),
          ...(browser.token ? { [sessionHeader]: browser.token } : {}),
          ...headers,
        },
      });
      const answer = JSON.parse(reply.text);
      // As a page does: an answer that opens a session brings its handle.
      if (opensSession(reply.headers) && typeof answer.value?.token === 'string')
        browser.token = answer.value.token;
      return { ...reply, code: answer.code ?? null, value: answer.value, problem: answer };
    },

    async site(path, headers = {}) {
      const { text } = await browser.request('GET', path, { headers });
      const json = new RegExp(`id="${siteElementId}">(.*?)</script>`, 's').exec(text)?.[1];
      if (!json) throw new Error(`${path} has no site manifest: ${text.slice(0, 200)}`);
      return JSON.parse(json);
    },
  };
  return browser;
}

function opensSession(headers: Record<string, unknown>): boolean {
  return [headers['set-cookie']].flat().some((cookie) => sessionCookies.test(String(cookie)));
}

const sessionCookies = /^(?:__Host-)?croupier(?:-console)?=[^;]/;

async function requestOf(browser: TestBrowser, call: Call<never>, input: unknown) {
  const { url, body } = callAddress(call, input);
  if (!hasBody(call.method)) return { url };
  if (!call.sealed) return { url, body: JSON.stringify(body), type: 'application/json' };
  const key = (await browser.call(calls.sealingKey, undefined)).value;
  return { url, body: await sealed(body, key), type: 'application/jose' };
}

/** A body as a browser encrypts it. */
export async function sealed(input: unknown, key: SealingKey): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(input)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid })
    .encrypt(await importJWK({ ...key }, 'ECDH-ES'));
}
