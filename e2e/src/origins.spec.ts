import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { ownPort, startStack, stopStacks, seededData } from './stack.ts';
import { accounts, expect, signIn, test, visit } from './visitor.ts';

const port = ownPort;
const firstOriginPort = port + 11;
const remotes = ['mfe-games', 'mfe-lottery', 'mfe-member', 'mfe-agent', 'mfe-promo'];
const originOf = (index: number) => `http://localhost:${firstOriginPort + index}`;

test.afterEach(stopStacks);

test('each remote is served from its own origin', async ({ page }) => {
  const { dataDir, remove } = await seededData();
  const servers = await Promise.all(
    remotes.map((name, index) => serveModule(dataDir, name, firstOriginPort + index)),
  );
  const origins = remotes.map((name, index) => `${name}=${originOf(index)}`).join(',');
  const stack = await startStack({ port, dataDir, env: { MODULE_ORIGINS: origins } });
  const site = `http://localhost:${port}`;
  const scripts = new Set<string>();
  page.on('response', (answer) => {
    const { origin, pathname } = new URL(answer.url());
    if (pathname.startsWith('/modules/') && answer.ok()) scripts.add(origin);
  });

  await visit(page, `${site}/lottery`);
  await expect(page.getByRole('heading', { level: 1, name: 'Lottery' })).toBeVisible();
  await visit(page, `${site}/rng`);
  // The first catalogue is read in the background during the start.
  await expect(page.getByRole('searchbox')).toBeVisible();
  await visit(page, `${site}/promotions`);
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
  await signIn(page, accounts.agent);
  await page.goto(`${site}/?centre=member-centre`);
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'My account' })).toBeVisible();
  await page.goto(`${site}/?centre=agent-centre`);
  await expect(
    page.getByRole('dialog').getByRole('table', { name: 'Team by period' }),
  ).toBeVisible();

  expect([...scripts].sort()).toEqual(remotes.map((_, index) => originOf(index)));
  await page.close();
  await stack.stop();
  for (const server of servers) server.close();
  await remove();
});

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

/** Serves only the files of one module's releases, like a team's own server. */
function serveModule(dataDir: string, name: string, at: number): Promise<Server> {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://any').pathname));
    const file = join(dataDir, path);
    stat(file).then(
      () => {
        if (!path.startsWith(`/modules/${name}/`)) return response.writeHead(404).end();
        response.writeHead(200, {
          'access-control-allow-origin': '*',
          'content-type': types[extname(file)] ?? 'application/octet-stream',
        });
        return createReadStream(file).pipe(response);
      },
      () => response.writeHead(404).end(),
    );
  });
  return new Promise((listening) => server.listen(at, 'localhost', () => listening(server)));
}
