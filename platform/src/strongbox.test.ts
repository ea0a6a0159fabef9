import fc from 'fast-check';
import { createStrongbox } from './strongbox.ts';
import { systemRandom } from './system.ts';

const box = createStrongbox('a secret of the platform', systemRandom);

test('what was locked opens, under its own label and with its own secret alone', () => {
  const other = createStrongbox('another secret of it', systemRandom);
  fc.assert(
    fc.property(fc.string(), fc.string(), (label, plain) => {
      const locked = box.lock(label, plain);
      expect(box.open(label, locked)).toBe(plain);
      expect(box.open(`${label}.`, locked)).toBeNull();
      expect(other.open(label, locked)).toBeNull();
    }),
  );
});

test('a changed byte, or too few of them, opens nothing', () => {
  const locked = Buffer.from(box.lock('x', 'the text'), 'base64url');
  for (let at = 0; at < locked.length; at++) {
    const changed = Buffer.from(locked);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(box.open('x', changed.toString('base64url'))).toBeNull();
    expect(box.open('x', locked.subarray(0, at).toString('base64url'))).toBeNull();
  }
});

test('a mark depends on each part and on where it ends', () => {
  expect(box.mark('m', 'ab', 'c')).toEqual(box.mark('m', 'ab', 'c'));
  expect(box.mark('m', 'ab', 'c')).not.toEqual(box.mark('m', 'a', 'bc'));
  expect(box.mark('m', 'ab', 'c')).not.toEqual(box.mark('n', 'ab', 'c'));
});
