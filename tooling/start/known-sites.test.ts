import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noteSite, runningSite } from './known-sites.mjs';

test('a site runs while its process lives and its port is taken', async () => {
  const base = mkdtempSync(join(tmpdir(), 'croupier-sites-'));
  const server = createServer();
  try {
    expect(await runningSite(base)).toBeNull();
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const { port } = server.address() as AddressInfo;
    noteSite({ port, dataDir: base }, base);
    expect(await runningSite(base)).toBe(port);
    await new Promise((resolve) => server.close(resolve));
    expect(await runningSite(base)).toBeNull();
  } finally {
    server.close();
    rmSync(base, { recursive: true });
  }
});
