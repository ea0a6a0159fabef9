import { gzipSync } from 'node:zlib';

/** A body that no page makes. */
export interface RawBody {
  readonly type: string | null;
  readonly bytes: string | Buffer;
  /** Whether a call that takes JSON refuses it in any case; the others may mean "nothing". */
  readonly isHopeless: boolean;
}

const json = 'application/json';
const hopeless = (type: string | null, bytes: string | Buffer): RawBody => ({
  type,
  bytes,
  isHopeless: true,
});

export const rawBodies: Readonly<Record<string, RawBody>> = {
  'broken JSON': hopeless(json, '{"a":'),
  'no JSON': hopeless(json, 'undefined'),
  'a list': hopeless(json, '[]'),
  'a text': hopeless(json, '"text"'),
  'a number out of range': hopeless(json, '1e999'),
  'an empty body that says JSON': hopeless(json, ''),
  'a poisoned prototype': hopeless(json, '{"__proto__":{"isOperator":true}}'),
  'a poisoned constructor': hopeless(json, '{"constructor":{"prototype":{"isOperator":true}}}'),
  'a deep list': hopeless(json, '['.repeat(60_000) + ']'.repeat(60_000)),
  'a deep object': hopeless(json, '{"a":'.repeat(30_000) + '1' + '}'.repeat(30_000)),
  'two values': hopeless(json, '{}{}'),
  'a huge text': hopeless(json, JSON.stringify({ note: 'x'.repeat(300 * 1024) })),
  'many keys': hopeless(
    json,
    JSON.stringify(Object.fromEntries(Array.from({ length: 8_000 }, (_, key) => [`k${key}`, 1]))),
  ),
  'bytes that are no UTF-8': hopeless(json, Buffer.from([0x7b, 0xff, 0xfe, 0x7d])),
  'UTF-16': hopeless('application/json; charset=utf-16', Buffer.from('{"a":1}', 'utf16le')),
  'packed JSON': hopeless(json, gzipSync('{"a":1}')),
  'plain text': hopeless('text/plain', '{}'),
  XML: hopeless(
    'application/xml',
    '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><x>&a;</x>',
  ),
  'several parts': hopeless('multipart/form-data; boundary=x', '--x\r\n\r\n1\r\n--x--'),
  'a type that is none': hopeless('application/json/json', '{}'),
  'a type with a line end': hopeless('application/json\r\nx-planted: yes', '{"a":1}'),
  'a sealed body of rubbish': hopeless('application/jose', 'a.b.c.d.e'),
  'a sealed body of dots': hopeless('application/jose', '.'.repeat(2_000)),
  'a sealed body with a poisoned header': hopeless(
    'application/jose',
    `${Buffer.from('{"alg":"none","enc":"none","__proto__":{},"kid":"\\u0000"}').toString('base64url')}....`,
  ),
  'a form': {
    type: 'application/x-www-form-urlencoded',
    bytes: 'a=1&__proto__=2&a[]=%ff',
    isHopeless: false,
  },
  null: { type: json, bytes: 'null', isHopeless: false },
  nothing: { type: null, bytes: '', isHopeless: false },
};
