import { spawn, type ChildProcess } from 'node:child_process';
import {
  eventually,
  finderOf,
  wordsOf,
  type Engine,
  type EnginePage,
  type ElementQuery,
} from './engine.ts';
import { ownPort } from '../stack.ts';

const driverPort = ownPort;
const driver = `http://127.0.0.1:${driverPort}`;
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'; // W3C WebDriver §11
const browserOptions = {
  binary: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  args: ['--automation'],
};

const isMac = process.platform === 'darwin';
const [program, ...words] = isMac
  ? ['safaridriver', '-p', String(driverPort)]
  : ['xvfb-run', '-a', 'WebKitWebDriver', `--port=${driverPort}`];
const wantedBrowser = isMac
  ? { browserName: 'safari' }
  : { 'webkitgtk:browserOptions': browserOptions };

/** WebKit over WebDriver: on a Mac as Safari, else as Debian packs it, on a screen in memory. */
export const webkit: Engine = {
  name: 'WebKit',
  async open() {
    const server = spawn(program, words, {
      stdio: 'ignore',
      detached: true,
      // Its sandbox does not start for root, whom the tests of a container run as.
      env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
    });
    try {
      return await openSession(server);
    } catch (error) {
      end(server);
      throw error;
    }
  },
};

async function openSession(server: ChildProcess): Promise<EnginePage> {
  const capabilities = { alwaysMatch: wantedBrowser };
  const { sessionId } = await eventually('a session of WebKit', () =>
    ask<{ sessionId: string }>('POST', '/session', { capabilities }).catch(() => null),
  );
  const send = <Value>(method: Method, path: string, body?: object) =>
    ask<Value>(method, `/session/${sessionId}${path}`, body);
  await send('POST', '/window/rect', { width: 1440, height: 900 });
  return pageOf(send, async () => {
    await send('DELETE', '').catch(() => undefined);
    end(server);
  });
}

type Method = 'GET' | 'POST' | 'DELETE';
type Send = <Value>(method: Method, path: string, body?: object) => Promise<Value>;

function pageOf(send: Send, close: () => Promise<void>): EnginePage {
  const run = <Value>(script: string) => send<Value>('POST', '/execute/sync', { script, args: [] });

  const elementOf = (wanted: ElementQuery): Promise<string> =>
    eventually(wordsOf(wanted), async () => {
      const found = await run<Record<string, string> | null>(shown(wanted)).catch(() => null);
      return found?.[elementKey] ?? null;
    });

  /** Does something with an element again until it works: it may move, or be replaced, in between. */
  const act = (wanted: ElementQuery, work: (id: string) => Promise<unknown>) =>
    eventually(`an act on ${wordsOf(wanted)}`, async () =>
      work(await elementOf(wanted)).then(
        () => true,
        () => null,
      ),
    );

  async function click(wanted: ElementQuery): Promise<void> {
    await act(wanted, (id) => send('POST', `/element/${id}/click`, {}));
  }

  return {
    close,
    click,
    goto: (url) => send('POST', '/url', { url }),
    reload: () => send('POST', '/refresh', {}),
    async fill(wanted, text) {
      await act(wanted, async (id) => {
        await send('POST', `/element/${id}/clear`, {});
        await send('POST', `/element/${id}/value`, { text });
      });
    },
    textOf: async (wanted) => send<string>('GET', `/element/${await elementOf(wanted)}/text`),
    picture: async () => Buffer.from(await send<string>('GET', '/screenshot'), 'base64'),
    evaluate: async (script) => String(await run(`return ${script}`)),
    async inFrame(work) {
      const frame = await eventually('a frame', () =>
        run<object | null>(`return document.querySelector('iframe')`).catch(() => null),
      );
      await send('POST', '/frame', { id: frame });
      try {
        await work({ click });
      } finally {
        await send('POST', '/frame', { id: null });
      }
    },
  };
}

/** WebKit's driver takes an element below the fold for one that cannot be used. */
const shown = (wanted: ElementQuery) => `
  const found = (() => {${finderOf(wanted)}})();
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found;`;

async function ask<Value>(method: Method, path: string, body?: object): Promise<Value> {
  const answer = await fetch(`${driver}${path}`, {
    method,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** The driver with the screen and the browser that it started. */
function end(server: ChildProcess): void {
  if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid, 'SIGTERM');
}
