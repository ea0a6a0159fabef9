import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushAddress, PushMessage } from '@croupier/contracts';
import { closing } from './closing.ts';

export interface TestPushBrowser {
  readonly address: PushAddress;
  /** Received messages, as the browser has decrypted them. */
  readonly letters: PushMessage[];
}

/** A push service on this machine, with browsers that decrypt the messages (RFC 8030, 8188, 8291, 8292). */
export async function testPushService() {
  const browsers = new Map<string, (body: Buffer) => void>();
  const answers: number[] = [];
  const senders: string[] = [];
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const read = browsers.get(request.url ?? '');
      const status = read ? (answers.shift() ?? 201) : 410;
      senders.push(senderOf(request));
      if (read && status < 300) read(body);
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closing(() => new Promise<void>((closed) => server.close(() => closed())));
  const origin = `http://127.0.0.1:${portOf(server.address())}`;

  return {
    origin,
    /** The next statuses; 201 after the last one. */
    answers,
    /** Public keys that signed the requests; an empty text for an invalid signature. */
    senders,

    browser(): TestPushBrowser {
      const path = `/push/${randomBytes(12).toString('base64url')}`;
      const own = createECDH('prime256v1');
      own.generateKeys();
      const auth = randomBytes(16);
      const letters: PushMessage[] = [];
      browsers.set(path, (body) => letters.push(JSON.parse(decrypted(body, { own, auth }))));
      const keys = {
        p256dh: own.getPublicKey().toString('base64url'),
        auth: auth.toString('base64url'),
      };
      return { address: { endpoint: origin + path, keys }, letters };
    },

    /** Deletes the subscription: the browser was uninstalled, or its member revoked the permission. */
    forget: ({ address }: TestPushBrowser) => browsers.delete(new URL(address.endpoint).pathname),
  };
}

interface BrowserKeys {
  readonly own: ReturnType<typeof createECDH>;
  readonly auth: Buffer;
}

/** Decrypts one record of `aes128gcm` (RFC 8188) with the keys of RFC 8291. */
function decrypted(body: Buffer, { own, auth }: BrowserKeys): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', own.computeSecret(sender), auth, about, 32));
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // The last record ends with a 2 and padding.
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8');
}

/** `vapid t=<token>, k=<public key>`: returns the key if it really signed the token. */
function senderOf({ headers }: IncomingMessage): string {
  const [, token = '', key = ''] =
    /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  if (point.length !== 65) return '';
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return isSigned ? key : '';
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

const portOf = (address: string | AddressInfo | null) =>
  typeof address === 'object' ? address?.port : '';
