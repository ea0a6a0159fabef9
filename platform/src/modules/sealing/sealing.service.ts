import { compactDecrypt, exportJWK, generateKeyPair, importJWK, errors } from 'jose';
import type { SealingKey } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { createSecretBox } from '../../secret-box.ts';
import { createKeyRing, type RingKey } from './key-ring.ts';
import { sealingStore } from './sealing.store.ts';

/**
 * Sealed bodies (JWE, ECDH-ES, A256GCM): implemented as the specification requires, never relied on for
 * security.
 */
export interface Sealing {
  publicKey(): Promise<SealingKey>;
  /**
   * The JSON inside a sealed body. An unknown or expired key gives `stale-seal`: the client must fetch the
   * new key and seal again.
   */
  open(sealed: string): Promise<Outcome<unknown, 'stale-seal' | 'invalid-input'>>;
  /** Makes the next key when it is due, and deletes expired keys. */
  rotate(): Promise<void>;
}

type Dependencies = Pick<Core, 'config' | 'db' | 'clock' | 'ids' | 'random'>;

export function createSealing({ config, db, clock, ids, random }: Dependencies): Sealing {
  const ring = createKeyRing({
    clock,
    store: sealingStore(db.read),
    box: createSecretBox(config.keysSecret, random),
    make: () => newKey(ids.next('key')),
  });

  return {
    publicKey: async () => (await ring.current()).publicKey,

    async open(sealed) {
      try {
        const { plaintext } = await compactDecrypt(
          sealed,
          async ({ kid }) => {
            const key = kid === undefined ? null : await ring.byKid(kid);
            if (!key) throw new UnknownKey();
            return importJWK({ ...key.publicKey, d: key.d }, 'ECDH-ES');
          },
          { keyManagementAlgorithms: ['ECDH-ES'], contentEncryptionAlgorithms: ['A256GCM'] },
        );
        return done(JSON.parse(new TextDecoder().decode(plaintext)));
      } catch (error) {
        return refusalOf(error);
      }
    },

    rotate: () => ring.rotate(),
  };
}

class UnknownKey extends Error {}

function refusalOf(error: unknown) {
  if (error instanceof UnknownKey)
    return fail('stale-seal', { detail: 'Fetch the sealing key again, then send again.' });
  const isTheirs =
    error instanceof errors.JOSEError || error instanceof SyntaxError || error instanceof TypeError;
  if (isTheirs) return fail('invalid-input', { detail: 'The sealed body cannot be opened.' });
  throw error;
}

async function newKey(kid: string): Promise<RingKey> {
  const { privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
  const { x, y, d } = await exportJWK(privateKey);
  if (x === undefined || y === undefined || d === undefined)
    throw new Error('the sealing key is not whole');
  return { publicKey: { kty: 'EC', crv: 'P-256', kid, x, y }, d };
}
