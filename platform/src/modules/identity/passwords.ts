import { hash, verify } from '@node-rs/argon2';
import { withHashingLimit } from './hashing-limit.ts';

/** OWASP's first recommendation for argon2id, the library's default: 19 MiB, two passes, one lane. */
export const hashingCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Stored for an account without a password or PIN: no secret matches this value. */
export const noSecret = '-';

/** The argon2id hash of a password or a PIN. */
export function hashSecret(secret: string): Promise<string> {
  return withHashingLimit(() => hash(secret, hashingCost));
}

/** Whether a secret matches a hash. Without a hash the check takes the same time and fails. */
export async function matchesSecret(hashed: string | null, secret: string): Promise<boolean> {
  decoy ??= hashSecret('nobody has this password');
  const known = hashed === noSecret ? null : hashed;
  const against = known ?? (await decoy);
  const isRight = await withHashingLimit(() => verify(against, secret));
  return isRight && known !== null;
}

/** Like `matchesSecret`, for a typed password: spaces pasted around it are ignored. */
export async function matchesTyped(hashed: string | null, typed: string): Promise<boolean> {
  if (await matchesSecret(hashed, typed)) return true;
  const bare = typed.trim();
  return bare !== typed && matchesSecret(hashed, bare);
}

let decoy: Promise<string> | undefined;
