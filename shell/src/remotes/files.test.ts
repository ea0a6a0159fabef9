import { loadFile } from './files.ts';

const integrity = 'sha384-xyz';
const tagOf = (url: string) => document.querySelector(`[src="${url}"], [href="${url}"]`);

test('a script carries the integrity of its release', async () => {
  const url = 'http://modules.test/a.js';
  const loading = loadFile({ url, integrity }, 'first');
  expect(tagOf(url)).toHaveAttribute('integrity', integrity);
  expect(tagOf(url)).toHaveAttribute('crossorigin', 'anonymous');
  tagOf(url)?.dispatchEvent(new Event('load'));
  await loading;
});

test('a style sheet that does not load is a failure, and a retry fetches it past the cache', async () => {
  const url = 'http://modules.test/a.css';
  const first = loadFile({ url, integrity }, 'first');
  tagOf(url)?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('did not load');
  expect(tagOf(url)).toBeNull();

  const fetched = jest.fn().mockResolvedValue({ ok: true });
  Object.assign(globalThis, { fetch: fetched });
  const second = loadFile({ url, integrity }, 'again');
  await Promise.resolve();
  await Promise.resolve();
  expect(fetched).toHaveBeenCalledWith(url, { cache: 'reload', credentials: 'omit', integrity });
  tagOf(url)?.dispatchEvent(new Event('load'));
  await second;
  expect(document.querySelectorAll(`[href="${url}"]`)).toHaveLength(1);
});

test('a file that the server refuses on a retry stays a failure', async () => {
  Object.assign(globalThis, { fetch: jest.fn().mockResolvedValue({ ok: false, status: 503 }) });
  await expect(loadFile({ url: 'http://modules.test/b.js', integrity }, 'again')).rejects.toThrow(
    '503',
  );
});
