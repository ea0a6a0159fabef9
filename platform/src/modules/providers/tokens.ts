import { hash } from 'node:crypto';
import type { Random } from '../../core.ts';

/** 256 random bits for a web address or a header. The platform stores only the hash. */
export function newToken(random: Random): string {
  return Buffer.from(random.bytes(32)).toString('base64url');
}

export function hashOf(token: string): string {
  return hash('sha256', token);
}
