import { readdir } from 'node:fs/promises';
import { testFolder } from '../testing/built-folders.ts';
import { testBucket } from '../testing/test-bucket.ts';
import { folderObjects } from './folder-objects.ts';
import { s3Objects } from './s3-objects.ts';
import { readStorage } from './storage-settings.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const text = (found: Uint8Array | null) => (found ? new TextDecoder().decode(found) : null);

const stores = {
  'a folder': async () => folderObjects(await testFolder()),
  'an S3-compatible server': async () => s3Objects(await testBucket()),
};

describe.each(Object.entries(stores))('%s', (_name, open) => {
  test('an object is kept under its name until it is removed', async () => {
    const store = await open();
    expect(await store.get('a/b.js')).toBeNull();
    expect(await store.has('a/b.js')).toBe(false);
    await store.put('a/b.js', bytes('one'));
    await store.put('a/c d+é.js', bytes('two'));
    expect(text(await store.get('a/b.js'))).toBe('one');
    expect(text(await store.get('a/c d+é.js'))).toBe('two');
    expect(await store.has('a/b.js')).toBe(true);
    await store.put('a/b.js', bytes('three'));
    expect(text(await store.get('a/b.js'))).toBe('three');
    await store.remove('a/b.js');
    await store.remove('a/b.js');
    expect(await store.get('a/b.js')).toBeNull();
  });

  test('bytes are stored unchanged', async () => {
    const store = await open();
    const every = Uint8Array.from({ length: 256 }, (_, value) => value);
    await store.put('bytes', every);
    expect(Buffer.from((await store.get('bytes')) ?? []).equals(Buffer.from(every))).toBe(true);
  });
});

test('simultaneous writers of one name leave one complete object and nothing else', async () => {
  const folder = await testFolder();
  const store = folderObjects(folder);
  const texts = Array.from({ length: 8 }, (_, at) => String(at).repeat(50_000));
  await Promise.all(texts.map((one) => store.put('same', bytes(one))));
  expect(texts).toContain(text(await store.get('same')));
  expect(await readdir(folder)).toEqual(['same']);
});

test('an unknown key is an error with the server’s message, not a missing object', async () => {
  const settings = await testBucket();
  const store = s3Objects({ ...settings, keyId: 'NOBODY' });
  await expect(store.put('x', bytes('x'))).rejects.toThrow(/403/);
  await expect(store.get('x')).rejects.toThrow(/403/);
});

test('incomplete settings are listed one by one', () => {
  const errors: string[] = [];
  expect(readStorage({}, errors)).toBeNull();
  expect(errors).toEqual([]);
  readStorage({ S3_ENDPOINT: 'bucket.example/path', S3_BUCKET: 'b' }, errors);
  expect(errors).toEqual([
    expect.stringContaining('S3_ENDPOINT must be an origin'),
    'S3_ACCESS_KEY_ID must be set, because S3_ENDPOINT is',
    'S3_SECRET_ACCESS_KEY must be set, because S3_ENDPOINT is',
  ]);
});
