import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

const children = pathToFileURL(join(__dirname, 'children.mjs')).href;

let folder = '';
let parent: ChildProcess | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'croupier-children-'));
});

afterEach(() => {
  parent?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** A server that writes a file when it drains. */
const honest = `
  import { createServer } from 'node:http';
  import { writeFileSync } from 'node:fs';
  const server = createServer((_, answer) => answer.end('here')).listen(Number(process.env.PORT));
  process.on('SIGTERM', () => server.close(() => {
    writeFileSync(process.env.NOTE, 'drained');
    process.exit(0);
  }));`;

test('a server drains and ends when its starter is killed with kill -9', async () => {
  const port = await startOne(honest);
  expect(await answers(port)).toBe(true);
  parent?.kill('SIGKILL');
  await until(async () => !(await answers(port)));
  // The server stops answering before it writes the file, and the file exists before its content.
  await until(async () => existsSync(join(folder, 'note')) && note() === 'drained');
});

test('a stopped server drains before its starter continues', async () => {
  const port = await startOne(honest);
  const ended = new Promise((resolve) => parent?.once('exit', resolve));
  parent?.send('stop');
  expect(await ended).toBe(0);
  expect(note()).toBe('drained');
  expect(await answers(port)).toBe(false);
});

test('a server that is killed seven times is started again each time', async () => {
  const port = await startOne(honest.replace("'here'", 'String(process.pid)'));
  for (let kills = 0; kills < 7; kills++) {
    const before = await ask(port);
    process.kill(Number(before), 'SIGKILL');
    await until(async () => {
      parent?.send('retry'); // ends the pause, as a database that is back does
      const now = await ask(port).catch(() => before);
      return now !== before;
    });
  }
});

test('a server whose main thread blocks ends all the same when its starter is killed', async () => {
  const port = await startOne(
    honest.replace("'here'", 'String(process.pid)').replace(
      "process.on('SIGTERM', () =>",
      `process.on('SIGTERM', () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0));
       process.on('SIGUSR2', () =>`,
    ),
  );
  const pid = Number(await ask(port));
  parent?.kill('SIGKILL');
  await until(async () => !isAlive(pid));
});

test('a server whose starter is killed before it has loaded does not stay', async () => {
  const dying = spawn(process.execPath, ['--input-type=module', '--eval', starterThatDies], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const pid = await new Promise<number>((resolve) => dying.once('message', resolve));
  await until(async () => !isAlive(pid));
});

test('a server that does not start is a refusal with its last output', async () => {
  await expect(startOne(`console.error('the cellar is full'); process.exit(3);`)).rejects.toThrow(
    'toy did not start: the cellar is full',
  );
});

const starterThatDies = `
  import { writeFileSync } from 'node:fs';
  import { startServer } from ${JSON.stringify(children)};
  writeFileSync('main.mjs', 'setInterval(() => {}, 1_000)');
  startServer({
    name: 'toy', main: 'main.mjs', cwd: process.cwd(), env: {}, port: null,
    logsDir: process.cwd(), onFailure() {},
    onStart: (pid) => process.send(pid, () => process.kill(process.pid, 'SIGKILL')),
  });`;

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const note = () => readFileSync(join(folder, 'note'), 'utf8');

/** A starter in a separate process, with one server. Returns the server's port. */
async function startOne(main: string): Promise<number> {
  const port = await freePort();
  writeFileSync(join(folder, 'main.mjs'), main);
  writeFileSync(
    join(folder, 'starter.mjs'),
    `
    import { startServer } from ${JSON.stringify(children)};
    const server = startServer({
      name: 'toy', main: ${JSON.stringify(join(folder, 'main.mjs'))}, cwd: ${JSON.stringify(folder)},
      env: { PORT: '${port}', NOTE: ${JSON.stringify(join(folder, 'note'))}, DRAIN_AT_MOST_MS: '500' },
      port: ${port}, logsDir: ${JSON.stringify(folder)}, onFailure() {},
    });
    process.on('message', async (what) => {
      if (what === 'retry') return server.retryNow();
      await server.stop();
      process.exit(0);
    });
    await server.ready().then(() => process.send({ up: true }), (error) => process.send({ error: error.message }));`,
  );
  const starter = spawn(process.execPath, [join(folder, 'starter.mjs')], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  parent = starter;
  const answer = await new Promise<{ error?: string }>((resolve) =>
    starter.once('message', resolve),
  );
  if (answer.error) throw new Error(answer.error);
  return port;
}

/** Asks on a connection of its own: a kept connection could be served after the server has stopped listening. */
const ask = (port: number) =>
  new Promise<string>((resolve, reject) => {
    get({ host: 'localhost', port, agent: false }, (answer) => {
      text(answer).then(resolve, reject);
    }).once('error', reject);
  });

const answers = (port: number) =>
  ask(port).then(
    () => true,
    () => false,
  );

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/** Waits for a condition in another process, at most twenty seconds. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error('the condition was not met in time');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
