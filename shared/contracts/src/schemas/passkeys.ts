import { z } from 'zod';
import { idOf, noAnswer, nothing } from './atoms.ts';
import type { CallSchemas } from './call-schemas.ts';
import { signedIn } from './identity.ts';
import type { Infer } from './infer.ts';

/** Binary data of WebAuthn as base64url. */
const bytes = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+$/);

const transport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);
const credentialType = z.literal('public-key');
const password = z.string().min(1).max(255).exactOptional();
const passkeyName = z.string().trim().min(1).max(60);

export const passkey = z.strictObject({
  id: idOf('pky'),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type Passkey = Infer<typeof passkey>;

/** What the browser needs to create a passkey (WebAuthn, PublicKeyCredentialCreationOptionsJSON). */
export const newPasskeyOptions = z.strictObject({
  challenge: z.string(),
  rp: z.strictObject({ name: z.string(), id: z.string() }),
  user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.strictObject({ alg: z.number(), type: credentialType })),
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(z.strictObject({ id: z.string(), type: credentialType })),
  authenticatorSelection: z.strictObject({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});
export type NewPasskeyOptions = Infer<typeof newPasskeyOptions>;

/** What the browser needs to sign in with a passkey (PublicKeyCredentialRequestOptionsJSON). */
export const passkeyOptions = z.strictObject({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
});
export type PasskeyOptions = Infer<typeof passkeyOptions>;

export const newPasskey = z.strictObject({
  name: passkeyName,
  credentialId: bytes(1_400),
  clientDataJson: bytes(4_000),
  attestationObject: bytes(16_000),
  transports: z.array(transport).max(7),
});
export type NewPasskey = Infer<typeof newPasskey>;

export const passkeyAnswer = z.strictObject({
  credentialId: bytes(1_400),
  clientDataJson: bytes(4_000),
  authenticatorData: bytes(4_000),
  signature: bytes(4_000),
});
export type PasskeyAnswer = Infer<typeof passkeyAnswer>;

const ofPasskey = { id: idOf('pky') };

/** Input and output of each call. */
export const passkeySchemas = {
  memberPasskeys: { input: nothing, output: z.array(passkey) },
  beginPasskey: { input: z.strictObject({ password }), output: newPasskeyOptions },
  finishPasskey: { input: newPasskey, output: passkey },
  renamePasskey: { input: z.strictObject({ ...ofPasskey, name: passkeyName }), output: noAnswer },
  removePasskey: { input: z.strictObject({ ...ofPasskey, password }), output: noAnswer },
  beginPasskeyLogin: { input: nothing, output: passkeyOptions },
  passkeyLogin: { input: passkeyAnswer, output: signedIn },
} satisfies CallSchemas;
