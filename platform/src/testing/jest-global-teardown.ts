import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive } from '../db/embedded/orphan.ts';
import { asAdmin } from './admin.ts';
import type { TestServer } from './test-server.ts';

/** Stops the embedded server, or removes what the tests left on the given one. */
export default async function endTestRun(): Promise<void> {
  const folder = process.env['CROUPIER_TEST_RUN'];
  if (!folder) return;
  const file = join(folder, 'server.json');
  if (existsSync(file)) await end(JSON.parse(readFileSync(file, 'utf8')));
  rmSync(folder, { recursive: true, force: true });
}

async function end({ pid, adminUrl, template, owner }: TestServer): Promise<void> {
  if (pid === null) {
    await asAdmin(adminUrl, `DROP DATABASE IF EXISTS ${template} WITH (FORCE)`);
    if (owner.name.startsWith('croupier_test_'))
      await asAdmin(adminUrl, `DROP ROLE IF EXISTS ${owner.name}`);
    return;
  }
  process.kill(pid, 'SIGINT');
  while (isAlive(pid)) await pause(10);
}
