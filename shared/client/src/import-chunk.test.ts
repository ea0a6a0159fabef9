import { importChunk } from './import-chunk.ts';

afterEach(() => jest.restoreAllMocks());

test.each([
  [true, 'unavailable'],
  [false, 'offline'],
])('a file that does not load while the network is %s fails with %s', async (line, code) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(line);
  const cause = new Error('Loading chunk 7 failed');
  await expect(importChunk(Promise.reject(cause))).rejects.toMatchObject({ code, cause });
});

test('a file that loads is returned', async () => {
  await expect(importChunk(Promise.resolve('here'))).resolves.toBe('here');
});
