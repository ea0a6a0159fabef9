import { waitFor } from '@testing-library/react';
import { integrityOf, listModule, neverMatches, scriptUrl } from './checked-files.ts';
import { aModule } from '../testing/makers.ts';
import { loadFile, refreshFailed } from './files.ts';

const integrity = 'sha384-xyz';
listModule({
  ...aModule('mfe-games'),
  baseUrl: 'http://modules.test/',
  integrity: { 'a.js': integrity, 'b.js': integrity },
});
const tagOf = (url: string) => document.querySelector(`[src="${url}"], [href="${url}"]`);

test('a script carries the integrity of its release', async () => {
  const url = 'http://modules.test/a.js';
  const loading = loadFile({ url, integrity }, { attempt: 'first', priority: 'low' });
  expect(tagOf(url)).toHaveAttribute('integrity', integrity);
  expect(tagOf(url)).toHaveAttribute('crossorigin', 'anonymous');
  expect(tagOf(url)).toHaveProperty('fetchPriority', 'low');
  tagOf(url)?.dispatchEvent(new Event('load'));
  await loading;
});

test('a style sheet that does not load is a failure, and a retry bypasses the cache', async () => {
  const url = 'http://modules.test/a.css';
  const first = loadFile({ url, integrity }, { attempt: 'first', priority: 'low' });
  tagOf(url)?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('Loading CSS chunk a failed');
  expect(tagOf(url)).toBeNull();

  const fetched = jest
    .fn()
    .mockResolvedValue({ ok: true, arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)) });
  Object.assign(globalThis, { fetch: fetched });
  const second = loadFile({ url, integrity }, { attempt: 'again', priority: 'low' });
  await waitFor(() => expect(tagOf(url)).not.toBeNull());
  expect(fetched).toHaveBeenCalledWith(url, { cache: 'reload', credentials: 'omit', integrity });
  tagOf(url)?.dispatchEvent(new Event('load'));
  await second;
  expect(document.querySelectorAll(`[href="${url}"]`)).toHaveLength(1);
});

test('a file that the server refuses on a retry remains a failure', async () => {
  Object.assign(globalThis, { fetch: jest.fn().mockResolvedValue({ ok: false, status: 503 }) });
  await expect(
    loadFile(
      { url: 'http://modules.test/b.js', integrity },
      { attempt: 'again', priority: 'high' },
    ),
  ).rejects.toThrow('Loading chunk b failed');
});

test('a file that the chunk’s loader could not use is fetched past the cache before a retry', async () => {
  const request = 'http://modules.test/a.js';
  const fetched = jest
    .fn()
    .mockResolvedValue({ ok: true, arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)) });
  Object.assign(globalThis, { fetch: fetched });
  const cause = Object.assign(new Error('Loading chunk 7 failed'), { request });
  await refreshFailed(Object.assign(new Error('offline'), { cause }));
  expect(fetched).toHaveBeenCalledWith(request, {
    cache: 'reload',
    credentials: 'omit',
    integrity,
  });
  await refreshFailed(new Error('of another kind'));
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('a script that no manifest lists gets an invalid address', () => {
  expect(scriptUrl('http://modules.test/a.js')).toBe('http://modules.test/a.js');
  expect(scriptUrl('http://modules.test/other.js')).toBe('about:invalid');
  expect(scriptUrl('https://evil.example/a.js')).toBe('about:invalid');
  expect(integrityOf('http://modules.test/other.js')).toBe(neverMatches);
});

test('only the files of a local build may change while it runs', () => {
  const build = {
    ...aModule('mfe-promo'),
    baseUrl: 'http://localhost:4105/',
    isLocal: true,
  } as const;
  expect(integrityOf('http://localhost:4105/any.js')).toBe(neverMatches);
  listModule(build);
  expect(integrityOf('http://localhost:4105/any.js')).toBeNull();
  expect(integrityOf('http://localhost:4106/any.js')).toBe(neverMatches);
});

test('other code cannot replace the shell’s check', () => {
  expect(() => Object.assign(globalThis, { croupierFiles: {} })).toThrow();
  expect(() => Object.assign(globalThis.croupierFiles, { scriptUrl: String })).toThrow();
});
