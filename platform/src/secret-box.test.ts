import fc from 'fast-check';
import { createSecretBox } from './secret-box.ts';
import { systemRandom } from './system.ts';

const box = createSecretBox('a secret of the platform', systemRandom);

test('an encrypted text is decrypted only with its own label and its own secret', () => {
  const other = createSecretBox('another secret of it', systemRandom);
  fc.assert(
    fc.property(fc.string(), fc.string(), (label, plain) => {
      const locked = box.encrypt(label, plain);
      expect(box.decrypt(label, locked)).toBe(plain);
      expect(box.decrypt(`${label}.`, locked)).toBeNull();
      expect(other.decrypt(label, locked)).toBeNull();
    }),
  );
});

test('a changed or shortened text is not decrypted', () => {
  const locked = Buffer.from(box.encrypt('x', 'the text'), 'base64url');
  for (let at = 0; at < locked.length; at++) {
    const changed = Buffer.from(locked);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(box.decrypt('x', changed.toString('base64url'))).toBeNull();
    expect(box.decrypt('x', locked.subarray(0, at).toString('base64url'))).toBeNull();
  }
});

test('an HMAC depends on each part and on where the part ends', () => {
  expect(box.hmac('m', 'ab', 'c')).toEqual(box.hmac('m', 'ab', 'c'));
  expect(box.hmac('m', 'ab', 'c')).not.toEqual(box.hmac('m', 'a', 'bc'));
  expect(box.hmac('m', 'ab', 'c')).not.toEqual(box.hmac('n', 'ab', 'c'));
});
