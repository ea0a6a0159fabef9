import { spawn, type ChildProcess } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeCertificate } from './certificate.mjs';
import { demoHosts, originsOf, readNames } from './other-machines.mjs';

let dataDir = '';
let proxy: ChildProcess | undefined;
let site: Server | undefined;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'croupier-proxy-'));
});

afterEach(() => {
  proxy?.kill('SIGKILL');
  site?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('the HTTPS front serves the site to clients that trust its authority, and forwards the client’s address', async () => {
  const { port, authority } = await openProxy();
  const answer = await get(port, authority, '/page', {
    host: '127.0.0.1:4123',
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-host': 'evil.example',
  });
  expect(answer.status).toBe(200);
  const seen = JSON.parse(answer.text);
  expect(seen).toMatchObject({ host: '127.0.0.1:4123', 'x-forwarded-proto': 'https' });
  expect(seen['x-forwarded-for']).toMatch(/127\.0\.0\.1$/);
  expect(seen).not.toHaveProperty('x-forwarded-host');
});

test('a proxy offers its authority’s certificate for download, and a page while the site is unreachable', async () => {
  const { port, authority } = await openProxy();
  const given = await get(port, authority, '/croupier-authority.crt');
  expect(given.text).toBe(readFileSync(authority, 'utf8'));
  await new Promise((closed) => {
    site?.close(closed);
    site?.closeAllConnections();
  });
  const { status, text } = await get(port, authority, '/');
  expect(status).toBe(503);
  expect(text).toContain('This page looks again by itself');
});

test('a certificate names each host, and the next start keeps the authority', async () => {
  const names = ['192.168.1.7', 'mymac.local'];
  const first = await makeCertificate({ dataDir, names });
  const kept = readFileSync(first.authority, 'utf8');
  const second = await makeCertificate({ dataDir, names: ['10.0.0.5'] });
  expect(readFileSync(second.authority, 'utf8')).toBe(kept);
  const certificate = new X509Certificate(readFileSync(second.certificate));
  expect(certificate.checkIP('10.0.0.5')).toBe('10.0.0.5');
  expect(certificate.verify(new X509Certificate(kept).publicKey)).toBe(true);
});

test('names are parsed once, by the URL standard, and an invalid name is refused', () => {
  expect(readNames(['MyMac.local,192.168.1.7', '::1', 'mymac.local'])).toEqual([
    'mymac.local',
    '192.168.1.7',
    '[::1]',
  ]);
  for (const wrong of ['localhost:4000', 'http://mymac.local', 'a/b', 'me@home'])
    expect(() => readNames([wrong])).toThrow(/--host takes names and addresses/);
});

test('both brands have each name, the second one at a port of its own', () => {
  expect(demoHosts(['192.168.1.7'], 4000)).toBe('padma=192.168.1.7,verano=192.168.1.7:4004');
  expect(originsOf(['192.168.1.7'], 4000)).toMatchObject({
    padma: ['https://192.168.1.7:4003'],
    verano: ['https://192.168.1.7:4004'],
  });
});

/** A site that answers with the headers it got, and a proxy before it. */
async function openProxy(): Promise<{ port: number; authority: string }> {
  const server = createServer(({ headers }, answer) => answer.end(JSON.stringify(headers)));
  site = server;
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  const names = ['127.0.0.1'];
  const { authority, certificate, key } = await makeCertificate({ dataDir, names });
  const port = await freePort();
  proxy = spawn(process.execPath, [join(__dirname, 'https-proxy.mjs')], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      TARGET: String(portOf(server)),
      CERTIFICATE: certificate,
      KEY: key,
      AUTHORITY: authority,
    },
  });
  const deadline = Date.now() + 20_000;
  const answers = () =>
    get(port, authority, '/').then(
      () => true,
      () => false,
    );
  while (!(await answers()))
    if (Date.now() > deadline) throw new Error('the proxy does not answer');
  return { port, authority };
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

function get(
  port: number,
  authority: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const ca = readFileSync(authority);
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, headers, ca, agent: false }, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (part: string) => (text += part));
      reply.once('end', () => resolve({ status: reply.statusCode ?? 0, text }));
    });
    asked.once('error', reject).end();
  });
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const port = portOf(server);
      server.close(() => resolve(port));
    });
  });
}
