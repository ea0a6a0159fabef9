#!/usr/bin/env node
// `npm run fresh-clone [-- --start-only] [--node 24]`: clones the committed state into a temporary folder and
// runs the two commands there, as a user does who has only git and Node; `--node` names another line of Node.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { root } from '../build/parts.mjs';
import { requireFreePorts } from '../start/ports.mjs';
import { printLine, step } from '../start/progress.mjs';
import { Refusal, runCommand } from '../start/refusal.mjs';
import { installNode, readOptions } from './node-line.mjs';

const port = await freePort(4700);
/** Ends what hangs: how fast a start is depends on the machine, and is printed. */
const startMs = 600_000;
const testMs = 3_600_000;

/** PATH of the commands in the clone. */
let searchPath = process.env.PATH ?? '';

await runCommand(async () => {
  const { isStartOnly, nodeLine } = readOptions(process.argv.slice(2));
  const home = mkdtempSync(join(tmpdir(), 'croupier-fresh-'));
  const folder = join(home, 'croupier');
  try {
    if (nodeLine) await step(`Node ${nodeLine}`, async () => useNode(nodeLine, join(home, 'node')));
    await step('clone', async () => clone(folder));
    await step('first npm start: installs, builds, serves, stops', () => startOnce(folder));
    await step('second npm start: installs and builds nothing, serves, stops', async () =>
      requireNoWork(await startOnce(folder)),
    );
    if (!isStartOnly) await step('npm test', () => testOnce(folder));
    await step('nothing but ignored files was left in the tree', async () => requireClean(folder));
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
  printLine('\n  a fresh clone works');
});

/**
 * Commands in the clone find this Node first, npm's own scripts included.
 * @param {string} line
 * @param {string} folder
 */
function useNode(line, folder) {
  const { bin, version } = installNode(line, folder);
  searchPath = `${bin}${delimiter}${searchPath}`;
  printLine(`  ${version}`);
}

/** @param {string} folder */
function clone(folder) {
  const { status, stderr } = spawnSync(
    'git',
    ['clone', '--quiet', '--no-hardlinks', root, folder],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Refusal(`cannot clone: ${stderr.trim()}`);
}

/** The environment of the calling process is not passed to the commands. */
function cleanEnvironment() {
  const inherited = Object.entries(process.env).filter(
    ([name]) =>
      !/^(npm_|INIT_CWD$|NODE_ENV$|NODE_OPTIONS$|DATABASE_URL$|STUDIO_DATABASE_URL$)/i.test(name),
  );
  return { ...Object.fromEntries(inherited), PATH: searchPath };
}

/**
 * @param {string} folder
 * @param {string[]} args
 */
function npm(folder, args) {
  const child = spawn('npm', args, { cwd: folder, env: cleanEnvironment(), detached: true });
  let output = '';
  child.stdout.on('data', (text) => (output += text));
  child.stderr.on('data', (text) => (output += text));
  /** @type {Promise<number | null>} */
  const ended = new Promise((resolve) => child.once('close', resolve));
  // The whole process group, as a terminal's Ctrl-C does.
  /** @param {NodeJS.Signals} name */
  const signal = (name) => {
    if (child.exitCode === null && child.signalCode === null)
      process.kill(-Number(child.pid), name);
  };
  return {
    ended,
    output: () => output,
    interrupt: () => signal('SIGINT'),
    kill: () => signal('SIGKILL'),
  };
}

/**
 * Starts the site, requests pages, and stops it; resolves with its output.
 * @param {string} folder
 * @returns {Promise<string>}
 */
async function startOnce(folder) {
  const site = npm(folder, ['start', '--', '--port', String(port)]);
  try {
    await served(site);
    await requirePage('localhost', '/');
    await requirePage('second.localhost', '/');
    await requirePage('localhost', '/console/');
  } catch (error) {
    site.interrupt();
    await site.ended;
    throw error;
  }
  site.interrupt();
  // npm itself ends by the signal; the check is that the site had time to drain.
  await within(site.ended, 30_000, () => site.kill());
  if (!site.output().includes('stopped; everything is kept')) {
    throw new Refusal(`npm start did not drain after Ctrl-C:\n${site.output()}`);
  }
  if (await answers()) throw new Refusal(`something still answers at port ${port} after Ctrl-C`);
  const [time = ''] = site.output().match(/Croupier is up.*/) ?? [];
  printLine(`  ${time}`);
  return site.output();
}

/**
 * What the first start has installed and built is there.
 * @param {string} output
 */
function requireNoWork(output) {
  if (/✓ (packages|built) /.test(output))
    throw new Refusal(`the second start installed or built again:\n${output}`);
}

/** @param {ReturnType<typeof npm>} site */
async function served(site) {
  const until = Date.now() + startMs;
  let ended = false;
  void site.ended.then(() => (ended = true));
  while (!site.output().includes('Ctrl-C')) {
    if (ended) throw new Refusal(`npm start ended:\n${site.output()}`);
    if (Date.now() > until)
      throw new Refusal(`not served within ${startMs / 1000} s:\n${site.output()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * @param {string} host
 * @param {string} path
 */
async function requirePage(host, path) {
  const { status, text } = await get(host, path);
  if (status !== 200 || !text.includes('<html')) {
    throw new Refusal(`${host}${path} answers ${status}: ${text.slice(0, 200)}`);
  }
}

/**
 * Browsers resolve names below localhost themselves; not every system's resolver does.
 * @param {string} host
 * @param {string} path
 * @returns {Promise<{ status: number | undefined, text: string }>}
 */
function get(host, path) {
  const headers = { host: `${host}:${port}` };
  return new Promise((resolve, reject) => {
    const sent = request({ host: 'localhost', port, path, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part) => (text += part));
      answer.once('end', () => resolve({ status: answer.statusCode, text }));
    });
    sent.once('error', reject).end();
  });
}

function answers() {
  return get('localhost', '/').then(
    () => true,
    () => false,
  );
}

/** @param {string} folder */
async function testOnce(folder) {
  const run = npm(folder, ['test']);
  const code = await within(run.ended, testMs, () => run.kill());
  const last =
    run
      .output()
      .trim()
      .split('\n')
      .filter((line) => !line.startsWith('npm '))
      .at(-1) ?? '';
  if (code !== 0 || !/^\d+ passed, 0 failed$/.test(last)) {
    throw new Refusal(`npm test ended with ${code}:\n${run.output().slice(-4_000)}`);
  }
}

/** @param {string} folder */
function requireClean(folder) {
  const { stdout } = spawnSync('git', ['status', '--porcelain'], { cwd: folder, encoding: 'utf8' });
  if (stdout) throw new Refusal(`the commands changed the tree:\n${stdout}`);
}

/**
 * @template Value
 * @param {Promise<Value>} promise
 * @param {number} ms
 * @param {() => void} otherwise
 */
function within(promise, ms, otherwise) {
  const late = setTimeout(() => otherwise(), ms);
  return promise.finally(() => clearTimeout(late));
}

/**
 * First of three free ports in a row.
 * @param {number} from
 * @returns {Promise<number>}
 */
async function freePort(from) {
  const isFree = await requireFreePorts({ site: from, studio: from + 1, payments: from + 2 }).then(
    () => true,
    () => false,
  );
  return isFree ? from : freePort(from + 10);
}
