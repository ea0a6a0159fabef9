import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeLines, readOptions } from './node-line.mjs';

const root = join(__dirname, '..', '..');

test('without options the whole check runs with the Node at hand', () => {
  expect(readOptions([])).toEqual({ isStartOnly: false, nodeLine: null });
});

test('a line of Node is chosen by its version', () => {
  expect(readOptions(['--start-only', '--node', '24'])).toEqual({
    isStartOnly: true,
    nodeLine: '24',
  });
});

test('another line and an unknown option are refused', () => {
  expect(() => readOptions(['--node', '18'])).toThrow('--node is one of 20.19, 22, 24, 26');
  expect(() => readOptions(['--nod', '24'])).toThrow('npm run fresh-clone --');
});

test('the README names the lines, and the image runs on a later one than the oldest', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  expect(readme).toContain(`Node ${nodeLines.slice(0, -1).join(', ')} or ${nodeLines.at(-1)}`);
  const image = readFileSync(join(root, 'tooling', 'docker', 'Dockerfile'), 'utf8');
  const versions = [...image.matchAll(/^FROM node:(\d+)-/gm)].map(([, version]) => version ?? '');
  expect(versions).toHaveLength(2);
  for (const version of versions) expect(nodeLines.slice(1)).toContain(version);
});
