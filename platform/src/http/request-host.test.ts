import fc from 'fast-check';
import { hasOneHost, hostnameOf, pathTargetOf, readHost } from './request-host.ts';

test.each([
  ['localhost', 'localhost', 'localhost'],
  ['LocalHost:4000', 'localhost', 'localhost:4000'],
  ['padma.example:443', 'padma.example', 'padma.example:443'],
  ['127.0.0.1:80', '127.0.0.1', '127.0.0.1:80'],
  ['[::1]:4000', '[::1]', '[::1]:4000'],
])('the host %s is read as %s', (text, hostname, host) => {
  expect(readHost(text)).toEqual({ hostname, host });
});

test.each([
  '',
  'localhost:4500@evil.example',
  'evil.example#localhost',
  'evil.example/localhost',
  'evil.example\\localhost',
  'evil.example?localhost',
  'localhost:x.evil.example',
  'localhost:99999',
  'local host',
  'localhost\t',
  'localhost%2eevil.example',
  '[::1',
  '[::1]evil.example',
])('%j is no host', (text) => {
  expect(readHost(text)).toBeNull();
});

test('law: a parsed host contains only its name and port', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 40 }), (text) => {
      const read = readHost(text);
      if (read) expect(new URL(`http://${read.host}`)).toMatchObject({ username: '', hash: '' });
      if (read) expect(new URL(`http://${read.host}/`).hostname).toBe(read.hostname);
    }),
    { numRuns: 2_000 },
  );
});

test('X-Forwarded-Host is never read', () => {
  const headers = { host: 'localhost', 'x-forwarded-host': 'evil.example' };
  expect(hostnameOf({ headers })).toBe('localhost');
});

test.each([
  ['/robots.txt', '/robots.txt'],
  ['http://localhost:4000/robots.txt?a=1', '/robots.txt?a=1'],
  ['HTTP://LOCALHOST:4000', '/'],
  ['http://localhost:4000?a', '/?a'],
  ['http://evil.example/robots.txt', 'http://evil.example/robots.txt'],
  ['http://localhost:4000@evil.example/', 'http://localhost:4000@evil.example/'],
  ['http://localhost/', 'http://localhost/'],
  ['//evil.example/', '//evil.example/'],
])('the target %s is served as %s', (url, path) => {
  expect(pathTargetOf({ url, headers: { host: 'localhost:4000' } })).toBe(path);
});

test('two Host headers are counted, in upper or lower case', () => {
  expect(hasOneHost({ rawHeaders: ['Host', 'localhost', 'Accept', 'host'] })).toBe(true);
  expect(hasOneHost({ rawHeaders: ['Host', 'localhost', 'hOST', 'evil.example'] })).toBe(false);
});
