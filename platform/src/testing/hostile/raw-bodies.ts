import { gzipSync } from 'node:zlib';

/** A body that no page makes. */
export interface RawBody {
  readonly type: string | null;
  readonly bytes: string | Buffer;
  /** Whether a call that takes JSON refuses it in any case; the others may mean "nothing". */
  readonly mustFail: boolean;
}

const json = 'application/json';
const mustFail = (type: string | null, bytes: string | Buffer): RawBody => ({
  type,
  bytes,
  mustFail: true,
});

export const rawBodies: Readonly<Record<string, RawBody>> = {
  'broken JSON': mustFail(json, '{"a":'),
  'no JSON': mustFail(json, 'undefined'),
  'a list': mustFail(json, '[]'),
  'a text': mustFail(json, '"text"'),
  'a number out of range': mustFail(json, '1e999'),
  'an empty body that says JSON': mustFail(json, ''),
  'a poisoned prototype': mustFail(json, '{"__proto__":{"isOperator":true}}'),
  'a poisoned constructor': mustFail(json, '{"constructor":{"prototype":{"isOperator":true}}}'),
  'a deep list': mustFail(json, '['.repeat(60_000) + ']'.repeat(60_000)),
  'a deep object': mustFail(json, '{"a":'.repeat(30_000) + '1' + '}'.repeat(30_000)),
  'two values': mustFail(json, '{}{}'),
  'a huge text': mustFail(json, JSON.stringify({ note: 'x'.repeat(300 * 1024) })),
  'many keys': mustFail(
    json,
    JSON.stringify(Object.fromEntries(Array.from({ length: 8_000 }, (_, key) => [`k${key}`, 1]))),
  ),
  'bytes that are no UTF-8': mustFail(json, Buffer.from([0x7b, 0xff, 0xfe, 0x7d])),
  'UTF-16': mustFail('application/json; charset=utf-16', Buffer.from('{"a":1}', 'utf16le')),
  'packed JSON': mustFail(json, gzipSync('{"a":1}')),
  'plain text': mustFail('text/plain', '{}'),
  XML: mustFail(
    'application/xml',
    '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><x>&a;</x>',
  ),
  'several parts': mustFail('multipart/form-data; boundary=x', '--x\r\n\r\n1\r\n--x--'),
  'a type that is none': mustFail('application/json/json', '{}'),
  'a type with a line end': mustFail('application/json\r\nx-planted: yes', '{"a":1}'),
  'a sealed body of rubbish': mustFail('application/jose', 'a.b.c.d.e'),
  'a sealed body of dots': mustFail('application/jose', '.'.repeat(2_000)),
  'a sealed body with a poisoned header': mustFail(
    'application/jose',
    `${Buffer.from('{"alg":"none","enc":"none","__proto__":{},"kid":"\\u0000"}').toString('base64url')}....`,
  ),
  'a form': {
    type: 'application/x-www-form-urlencoded',
    bytes: 'a=1&__proto__=2&a[]=%ff',
    mustFail: false,
  },
  null: { type: json, bytes: 'null', mustFail: false },
  nothing: { type: null, bytes: '', mustFail: false },
};
