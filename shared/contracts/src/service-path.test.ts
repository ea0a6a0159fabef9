import fc from 'fast-check';
import { readServicePath, scrambleServicePath, servicePathRandomBytes } from './service-path.ts';

const someBytes = fc.uint8Array({
  minLength: servicePathRandomBytes,
  maxLength: servicePathRandomBytes,
});

test('an obfuscated address can be decoded, and contains no part of the original', async () => {
  await fc.assert(
    fc.asyncProperty(fc.webUrl(), someBytes, async (url, random) => {
      const path = await scrambleServicePath(url, random);
      expect(path).toMatch(/^[\w-]+$/);
      expect(path).not.toContain(url);
      expect(await readServicePath(path)).toBe(url);
    }),
    { numRuns: 40 },
  );
});

test('a text that was not obfuscated, or was changed, is read as `null`', async () => {
  const path = await scrambleServicePath('https://chat.example', new Uint8Array(18));
  const other = `${path.slice(0, 20)}${path[20] === 'A' ? 'B' : 'A'}${path.slice(21)}`;
  for (const text of ['', 'https://chat.example', 'A', '====', other])
    expect(await readServicePath(text)).toBeNull();
});
