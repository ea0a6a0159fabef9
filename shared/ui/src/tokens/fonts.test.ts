import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

interface Face {
  readonly family: string;
  readonly file: string;
  readonly ranges: readonly (readonly [number, number])[];
}

const faces = ['fonts.css', 'fonts-further.css'].flatMap((sheet) => facesOf(sheet));
const eastern = ['fonts-chinese.css', 'fonts-japanese.css', 'fonts-korean.css'];

/** The faces that a page downloads; a system face has no file. */
function facesOf(sheet: string): readonly Face[] {
  const css = readFileSync(join(__dirname, sheet), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  return [...css.matchAll(/@font-face \{([^}]*)\}/g)].flatMap(([, body = '']) => {
    const file = /url\('([^']+)'\)/.exec(body)?.[1];
    const family = /font-family: '([^']+)'/.exec(body)?.[1] ?? '';
    return file ? [{ family, file, ranges: rangesOf(body) }] : [];
  });
}

function rangesOf(body: string): readonly (readonly [number, number])[] {
  const text = /unicode-range:([^;]+);/.exec(body)?.[1] ?? '';
  return text.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
}

/**
 * Font families whose files a text loads: for each letter, the first body family that contains the letter.
 */
function fetchedFor(text: string): ReadonlySet<string> {
  const fetched = [...text].flatMap((letter) => {
    const point = letter.codePointAt(0) ?? 0;
    const isIn = ({ family, ranges }: Face) =>
      family !== 'Anek Display' && ranges.some(([from, to]) => point >= from && point <= to);
    return faces.find(isIn)?.file ?? `nothing has ${letter}`;
  });
  return new Set(fetched.map((file) => basename(file).replace('-wght-normal.woff2', '')));
}

test.each([
  ['English', 'Place bet ৳500', ['anek-bangla-latin', 'anek-taka.woff2']],
  ['Rupees', '₹500', ['anek-bangla-latin', 'anek-bangla-latin-ext']],
  ['Spanish', '¡Apuesta más, niño!', ['anek-bangla-latin']],
  ['Bengali', 'বাজি ধরুন', ['anek-bangla-bengali', 'anek-bangla-latin']],
  ['Arabic', 'ضع الرهان', ['readex-pro-arabic', 'anek-bangla-latin']],
  ['Hindi', 'दाँवलगाएँ', ['anek-devanagari-devanagari']],
  ['Thai', 'วางเดิมพัน', ['noto-sans-thai-thai']],
  ['Khmer', 'ដាក់ភ្នាល់', ['noto-sans-khmer-khmer']],
  ['Burmese', 'လောင်းပါ', ['noto-sans-myanmar-myanmar']],
])('%s costs the files of its own letters alone', (_, text, files) => {
  expect(fetchedFor(text)).toEqual(new Set(files));
});

/**
 * Letters of a text that no face of a style sheet contains, and how many of its files the other letters need.
 */
function coverOf(sheet: string, text: string) {
  const own = facesOf(sheet);
  const needed = [...text].map((letter) => {
    const point = letter.codePointAt(0) ?? 0;
    return own.find(({ ranges }) => ranges.some(([from, to]) => point >= from && point <= to));
  });
  return {
    missing: [...text].filter((_, index) => !needed[index]),
    files: new Set(needed.map((face) => face?.file)).size,
    of: own.length,
  };
}

test.each([
  ['fonts-chinese.css', '存款立即到账，祝您好运'],
  ['fonts-japanese.css', 'ログインして入金してください。今日の抽選'],
  ['fonts-korean.css', '로그인하고 입금하세요'.replace(' ', '')],
])('%s has the letters of everyday words, in a few of its files', (sheet, text) => {
  const { missing, files, of } = coverOf(sheet, text);
  expect(missing).toEqual([]);
  expect(files).toBeLessThan(of * 0.6);
});

test('every font face has its file', () => {
  const all = [...faces, ...eastern.flatMap((sheet) => facesOf(sheet))];
  expect(all.length).toBeGreaterThan(40);
  for (const { file } of all) {
    const path = file.startsWith('.')
      ? join(__dirname, file)
      : join(
          dirname(require.resolve('@fontsource-variable/readex-pro/package.json')),
          '../..',
          file,
        );
    expect(readFileSync(path).byteLength).toBeGreaterThan(1_000);
  }
});
