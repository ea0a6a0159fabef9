import type { NewPasskey, PasskeyAnswer } from '@croupier/contracts';
import {
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from '@simplewebauthn/server';
import type { PasskeyRow } from './passkey.store.ts';

export interface CheckedAt {
  readonly challenge: string;
  /** The origin of the brand at which the visitor arrived. */
  readonly origin: string;
  readonly rpId: string;
}

/** The challenge in the data that the browser has signed; `null` if the data is unreadable. */
export function challengeIn(clientDataJson: string): string | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString('utf8'));
    if (typeof data !== 'object' || data === null || !('challenge' in data)) return null;
    return typeof data.challenge === 'string' ? data.challenge : null;
  } catch {
    return null;
  }
}

/** The credential of a new passkey; `null` if origin, host, challenge or user verification are wrong. */
export async function newCredential(
  { credentialId, clientDataJson, attestationObject, transports }: NewPasskey,
  { challenge, origin, rpId }: CheckedAt,
): Promise<WebAuthnCredential | null> {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id: credentialId,
        rawId: credentialId,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientDataJson,
          attestationObject,
          transports: [...transports],
        },
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
    });
    return verified ? registrationInfo.credential : null;
  } catch {
    // The library throws for each way in which a response can be wrong.
    return null;
  }
}

/** The signature counter of a right answer; `null` if anything is wrong, also a counter that went back. */
export async function counterOf(
  { credentialId, clientDataJson, authenticatorData, signature }: PasskeyAnswer,
  row: PasskeyRow,
  { challenge, origin, rpId }: CheckedAt,
): Promise<bigint | null> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id: credentialId,
        rawId: credentialId,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: clientDataJson, authenticatorData, signature },
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      credential: {
        id: row.credential_id,
        publicKey: new Uint8Array(row.public_key),
        counter: Number(row.counter),
      },
    });
    return verified ? BigInt(authenticationInfo.newCounter) : null;
  } catch {
    return null;
  }
}
