import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeNginx } from './nginx.mjs';

const folder = mkdtempSync(join(tmpdir(), 'croupier-nginx-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const proxy = {
  LISTEN: '127.0.0.1:4481',
  HOSTS: 'localhost second.localhost',
  PAGES: folder,
  SITE: '127.0.0.1:4482',
  API_1: '127.0.0.1:4483',
  API_2: '127.0.0.1:4484',
};

function written(name: 'proxy' | 'module', values: Readonly<Record<string, string>>) {
  const main = writeNginx(folder, { name, template: name, values });
  return { main, text: readFileSync(join(folder, `${name}.conf`), 'utf8') };
}

test.each([
  ['proxy', proxy],
  ['module', { LISTEN: '127.0.0.1:4485', RELEASES: folder, MODULE: 'mfe-games' }],
] as const)('nginx takes the settings of the %s', (name, values) => {
  const { main } = written(name, values);
  expect(() => execFileSync('nginx', ['-t', '-q', '-c', main], { stdio: 'pipe' })).not.toThrow();
});

test('each part of the proxy that adds headers of its own says Strict-Transport-Security, too', () => {
  const { text } = written('proxy', proxy);
  const blocks = text.split(/\n {2}(?=location|add_header)/);
  const own = blocks.filter((block) => block.includes('add_header'));
  expect(own.length).toBeGreaterThan(1);
  for (const block of own) expect(block).toContain('Strict-Transport-Security');
});

test('the platform never gets the raw Host header, nor a visitor’s X-Forwarded-Host', () => {
  const { text } = written('proxy', proxy);
  expect(text).not.toMatch(/proxy_set_header\s+\S+\s+\$http_host/);
  expect(text).toContain("proxy_set_header X-Forwarded-Host '';");
  expect(text).toContain('default_server');
});
