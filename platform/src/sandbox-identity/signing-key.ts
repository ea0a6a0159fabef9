import { exportJWK, generateKeyPair, jwtVerify, SignJWT, type JWK, type JWTPayload } from 'jose';

export interface SigningKey {
  /** The public half, as providers publish it. */
  published(): Promise<{ readonly keys: readonly JWK[] }>;
  sign(claims: JWTPayload, now: Date): Promise<string>;
  /** The claims of a token that this key signed and that has not expired; `null` for any other text. */
  verified(token: string, now: Date): Promise<JWTPayload | null>;
}

const kid = 'sandbox';
const lastsS = 3_600;

/** A key pair of this process: after a restart what it signed before is worth nothing. */
export function createSigningKey(): SigningKey {
  const pair = generateKeyPair('RS256');
  return {
    async published() {
      const { publicKey } = await pair;
      return { keys: [{ ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' }] };
    },
    async sign(claims, now) {
      const { privateKey } = await pair;
      const nowS = Math.floor(now.getTime() / 1_000);
      return new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid })
        .setIssuedAt(nowS)
        .setExpirationTime(nowS + lastsS)
        .sign(privateKey);
    },
    async verified(token, now) {
      const { publicKey } = await pair;
      const read = await jwtVerify(token, publicKey, { currentDate: now }).catch(() => null);
      return read?.payload ?? null;
    },
  };
}
