import { buildAt, NoBuild } from './local-build.ts';

const text = '{"name":"mfe-poker"}';

/** A machine that has files at these addresses and nothing else. */
function serving(...urls: readonly string[]): void {
  const fetch = jest.fn(async (url: string) => ({
    ok: urls.includes(url),
    text: async () => text,
  }));
  Object.assign(globalThis, { fetch });
  AbortSignal.timeout ??= () => new AbortController().signal;
}

test.each(['http://localhost:4106', 'http://localhost:4106/'])(
  'the server of a remote under work is found at the address that it says (%s)',
  async (address) => {
    const baseUrl = 'http://localhost:4106/local-modules/mfe-poker/';
    serving(`${baseUrl}release.json`);
    await expect(buildAt('mfe-poker', address)).resolves.toEqual({ baseUrl, release: text });
  },
);

test('a folder that is served as it is needs no more than its address', async () => {
  serving('http://localhost:5000/dist/release.json');
  const found = { baseUrl: 'http://localhost:5000/dist/', release: text };
  await expect(buildAt('mfe-poker', 'http://localhost:5000/dist')).resolves.toEqual(found);
});

test.each(['http://localhost:4107/', 'mailto:team@example.com', 'here'])(
  'where nothing answers there is no build (%s)',
  async (address) => {
    serving();
    await expect(buildAt('mfe-poker', address)).rejects.toThrow(NoBuild);
  },
);
