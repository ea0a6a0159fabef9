import { chmodSync, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Only a folder: the server starts with the first test that needs it. In memory, where the system has that. */
export default function prepareTestRun(): void {
  const parent = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
  const folder = mkdtempSync(join(parent, 'croupier-test-'));
  chmodSync(folder, 0o711); // PostgreSQL runs as another user when the tests run as root
  process.env['CROUPIER_TEST_RUN'] = folder;
}
