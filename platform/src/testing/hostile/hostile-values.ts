import fc from 'fast-check';

const long = (text: string, times: number) => text.repeat(times);

const texts = [
  '',
  ' ',
  '\0',
  'rahim\0',
  '\ud800',
  'half \udfff a pair',
  '\ufeffrahim',
  '\u202egnp.exe',
  "' OR 1=1 --",
  "'; DROP TABLE members; --",
  '$1',
  '%',
  '_%\\',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'x\r\nx-planted: yes',
  '../../../../etc/passwd',
  '%00',
  '%ff',
  '${7*7}{{7*7}}',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-0',
  '0',
  '-1',
  '1e5',
  '1e400',
  '0x10',
  '007',
  '10.000001',
  '0.00001',
  '10,00',
  '10.00 ',
  '٣٫٥',
  '99999999999999999999',
  '9223372036854775808',
  '99999999999999.99999',
  '2026-02-30T00:00:00Z',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999999999Z',
  'javascript:alert(1)',
  'http://169.254.169.254/latest',
  '//evil.example/',
  'a,b,,c',
  'রহিম',
  'مرحبا',
  '🂡🂡🂡',
  long('x', 64),
  long('x', 255),
  long('9', 255),
  long('(', 2_000),
  long('x', 20_000),
];

/** A text that a program which trusts its visitors would stumble over. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...texts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
);

const numbers = [
  0,
  -0,
  -1,
  0.5,
  1e-7,
  1e21,
  1e308,
  2 ** 31,
  2 ** 53,
  2 ** 63,
  Number.MAX_SAFE_INTEGER,
  Number.MIN_SAFE_INTEGER,
];

const nested = (depth: number): unknown =>
  JSON.parse('{"a":['.repeat(depth) + '1' + ']}'.repeat(depth));

const shapes: readonly unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [null],
  [[]],
  { length: 1e9 },
  { toString: 'x', valueOf: null },
  { $gt: '' },
  JSON.parse('{"__proto__":{"isOperator":true}}'),
  JSON.parse('{"constructor":{"prototype":{"isOperator":true}}}'),
  Array.from({ length: 1_000 }, () => 'x'),
  nested(500),
];

/** A value of any kind that no honest page sends. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: hostileText },
  { weight: 1, arbitrary: fc.constantFrom(...numbers) },
  { weight: 2, arbitrary: fc.constantFrom(...shapes) },
);
