import { z } from 'zod';
import { signInKinds } from '../sign-in-terms.ts';
import type { Infer } from './infer.ts';
import type { CallSchemas } from './call-schemas.ts';

/** A service that a brand's members sign in with, as operators set it. */
export const signInServiceSettings = z.strictObject({
  isOn: z.boolean(),
  /** Name on the button of an OpenID provider. */
  label: z.string(),
  /** Empty: the well-known one of Google or Facebook. Of Firebase: unused. */
  issuer: z.string(),
  /** Of Firebase: the id of the project. */
  clientId: z.string(),
  /** Of Firebase; it is public. */
  apiKey: z.string(),
  /** Of Firebase: where its signing keys are published; empty: at Google. */
  keysUrl: z.string(),
  /** Of Firebase: origin of an emulator that its pages use in its place; empty: Firebase itself. */
  emulatorUrl: z.string(),
  /** Name of a file with the secret in the platform's folder of secrets; empty: the secret is stored, or there is none. */
  secretFile: z.string(),
});
export type SignInServiceSettings = Infer<typeof signInServiceSettings>;

export const signInService = signInServiceSettings.extend({
  kind: z.enum(signInKinds),
  /** Only the state of the secret; the secret itself is never returned. */
  secret: z.enum(['missing', 'stored', 'file']),
  /** What the provider must know as a redirect address; `null` for Firebase. */
  callbackUrl: z.string().nullable(),
  /** Increases with each change; 0: never set for this brand. */
  revision: z.number(),
});
export type SignInService = Infer<typeof signInService>;

/** What a connection test found. */
export const signInTest = z.enum([
  'works',
  'incomplete',
  'secret-unreadable',
  'unreachable',
  'wrong-issuer',
  'client-refused',
]);
export type SignInTest = Infer<typeof signInTest>;

const brandCode = z.string().max(40);

const kind = z.enum(signInKinds);

function isServiceAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return (
    protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname))
  );
}

/** Also plain http on this machine, where a sandbox has no certificate. */
const serviceAddress = z
  .string()
  .trim()
  .max(500)
  .refine((text) => text === '' || isServiceAddress(text));

/** Input and output of each call. */
export const signInServiceSchemas = {
  signInServices: { input: z.strictObject({ brand: brandCode }), output: z.array(signInService) },
  saveSignInService: {
    input: z.strictObject({
      brand: brandCode,
      kind,
      isOn: z.boolean(),
      /** Name on the button of an OpenID provider. */
      label: z.string().trim().max(40),
      /** Empty: the well-known one of Google or Facebook. Of Firebase: unused. */
      issuer: serviceAddress,
      /** Of Firebase: the id of the project. */
      clientId: z.string().trim().max(300),
      /** Of Firebase; it is public. */
      apiKey: z.string().trim().max(300),
      /** Of Firebase: where its signing keys are published; empty: at Google. */
      keysUrl: serviceAddress,
      /** Of Firebase: origin of an emulator that its pages use in its place; empty: Firebase itself. */
      emulatorUrl: serviceAddress,
      /** A new secret in the place of the stored one; left out: that one stays. */
      secret: z.string().trim().min(1).max(2_000).exactOptional(),
      // A name in one folder, never a path.
      secretFile: z
        .string()
        .trim()
        .regex(/^(?:[A-Za-z0-9][A-Za-z0-9._-]{0,99})?$/),
      revision: z.int().min(0),
      note: z.string().trim().min(1).max(500),
    }),
    output: signInService,
  },
  testSignInService: {
    input: z.strictObject({ brand: brandCode, kind }),
    output: z.strictObject({
      result: signInTest,
    }),
  },
} satisfies CallSchemas;

export type SignInChange = Infer<(typeof signInServiceSchemas)['saveSignInService']['input']>;
