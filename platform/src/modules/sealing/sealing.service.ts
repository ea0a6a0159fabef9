import { compactDecrypt, exportJWK, generateKeyPair, importJWK, errors, type JWK } from 'jose';
import type { SealingKey } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { sealingStore, type PrivateKey } from './sealing.store.ts';

/** Sealed bodies (JWE, ECDH-ES, A256GCM): kept as the specification has them, never counted as security. */
export interface Sealing {
  publicKey(): Promise<SealingKey>;
  /** The JSON inside a sealed body. A key that is not known (any more) is `stale-seal`: fetch the new one, seal again. */
  open(sealed: string): Promise<Outcome<unknown, 'stale-seal' | 'invalid-input'>>;
}

export function createSealing({ db, clock, ids }: Pick<Core, 'db' | 'clock' | 'ids'>): Sealing {
  const store = sealingStore(db.read);
  let newest: Promise<PrivateKey> | null = null;

  /** All processes share the key of the first generation, whichever of them made it. */
  async function agreed(): Promise<PrivateKey> {
    const known = await store.newest();
    if (known) return known;
    await store.add(1, await newKey(ids.next('key')), clock.now());
    const taken = await store.newest();
    if (!taken) throw new Error('the sealing key vanished');
    return taken;
  }

  function current(): Promise<PrivateKey> {
    newest ??= agreed().catch((error: unknown) => {
      newest = null;
      throw error;
    });
    return newest;
  }

  return {
    async publicKey() {
      const { kty, crv, kid, x, y } = await current();
      return { kty, crv, kid, x, y };
    },

    async open(sealed) {
      const key = await current();
      try {
        const { plaintext } = await compactDecrypt(
          sealed,
          async ({ kid }) => {
            if (kid !== key.kid) throw new UnknownKey();
            return importJWK({ ...key }, 'ECDH-ES');
          },
          { keyManagementAlgorithms: ['ECDH-ES'], contentEncryptionAlgorithms: ['A256GCM'] },
        );
        return done(JSON.parse(new TextDecoder().decode(plaintext)));
      } catch (error) {
        return refusalOf(error);
      }
    },
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

async function newKey(kid: string): Promise<PrivateKey> {
  const { privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
  const { x, y, d } = required(await exportJWK(privateKey));
  return { kty: 'EC', crv: 'P-256', kid, x, y, d };
}

function required({ x, y, d }: JWK) {
  if (x === undefined || y === undefined || d === undefined)
    throw new Error('the sealing key is not whole');
  return { x, y, d };
}
