import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

interface Ceremony {
  readonly challenge: string;
  readonly origin: string;
  readonly rpId: string;
  readonly isVerified?: boolean;
  readonly counter?: number;
}

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const cborText = (text: string) =>
  Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

/** An authenticator in software, with one credential (WebAuthn level 2, §6 and §8.7). */
export function testAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);

  function clientData(type: 'webauthn.create' | 'webauthn.get', { challenge, origin }: Ceremony) {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  return {
    create(ceremony: Ceremony) {
      const attested = Buffer.concat([Buffer.alloc(16), lengthOf(id), id, coseKey(publicKey)]);
      const data = Buffer.concat([authenticatorData(ceremony, 0x40), attested]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
        Buffer.from([0x59]),
        lengthOf(data),
        data,
      ]);
      return {
        credentialId: base64url(id),
        clientDataJson: base64url(clientData('webauthn.create', ceremony)),
        attestationObject: base64url(attestation),
        transports: ['internal' as const],
      };
    },

    get(ceremony: Ceremony) {
      const client = clientData('webauthn.get', ceremony);
      const data = authenticatorData(ceremony, 0);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        credentialId: base64url(id),
        clientDataJson: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      };
    },
  };
}

const lengthOf = (bytes: Uint8Array) => Buffer.from([bytes.length >> 8, bytes.length & 0xff]);

/** User present, and verified unless the ceremony says otherwise. */
function authenticatorData({ rpId, isVerified = true, counter = 0 }: Ceremony, more: number) {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  const flags = 0x01 | (isVerified ? 0x04 : 0) | more;
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
}

/** An ES256 key in COSE. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    Buffer.from(x, 'base64url'),
    Buffer.from([0x22, 0x58, 0x20]),
    Buffer.from(y, 'base64url'),
  ]);
}
