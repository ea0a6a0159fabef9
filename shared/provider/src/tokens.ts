import { createHash, randomBytes } from 'node:crypto';

export const newToken = (): string => randomBytes(32).toString('base64url');

/** Tokens are stored as hashes: who reads the database cannot play with them. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The token of an `Authorization` header; an empty text without one. */
export function tokenOf({ authorization = '' }: { authorization?: string | undefined }): string {
  return authorization.replace(/^Bearer /, '');
}
