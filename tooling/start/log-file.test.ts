import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLog } from './log-file.mjs';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'croupier-log-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('text that cannot be written is counted, and nothing else fails', () => {
  const path = join(folder, 'later', 'toy.log');
  const log = openLog(path);
  log.write('first\n');
  log.write('second\n');
  mkdirSync(join(folder, 'later'));
  log.write('third\n');
  log.write('fourth\n');
  expect(readFileSync(path, 'utf8')).toBe(
    '[13 bytes of this log could not be written]\nthird\nfourth\n',
  );
});

test('a log keeps the file of the run before, and starts another one when it grows too long', () => {
  const path = join(folder, 'toy.log');
  openLog(path).write('the run before\n');
  const log = openLog(path, { longest: 20 });
  expect(readFileSync(`${path}.1`, 'utf8')).toBe('the run before\n');
  log.write('twelve bytes\n');
  log.write('twelve more\n');
  expect(readFileSync(`${path}.1`, 'utf8')).toBe('twelve bytes\n');
  expect(readFileSync(path, 'utf8')).toBe('twelve more\n');
});
