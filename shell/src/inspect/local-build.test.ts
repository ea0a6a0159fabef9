import { buildAt, NoBuild } from './local-build.ts';

const text = '{"name":"mfe-poker"}';

/** A server that has files only at these addresses. */
function serving(...urls: readonly string[]): void {
  const fetch = jest.fn(async (url: string) => ({
    ok: urls.includes(url),
    text: async () => text,
  }));
  Object.assign(globalThis, { fetch });
  AbortSignal.timeout ??= () => new AbortController().signal;
}

test.each(['http://localhost:4106', 'http://localhost:4106/'])(
  'the dev server of a remote is found at its own address (%s)',
  async (address) => {
    const baseUrl = 'http://localhost:4106/local-modules/mfe-poker/';
    serving(`${baseUrl}release.json`);
    await expect(buildAt('mfe-poker', address)).resolves.toEqual({ baseUrl, release: text });
  },
);

test('a statically served folder needs only its address', async () => {
  serving('http://localhost:5000/dist/release.json');
  const found = { baseUrl: 'http://localhost:5000/dist/', release: text };
  await expect(buildAt('mfe-poker', 'http://localhost:5000/dist')).resolves.toEqual(found);
});

test.each(['http://localhost:4107/', 'mailto:team@example.com', 'here'])(
  'an address without response has no build (%s)',
  async (address) => {
    serving();
    await expect(buildAt('mfe-poker', address)).rejects.toThrow(NoBuild);
  },
);
