import { rememberCommit } from './proof.ts';

let next = '';

/** SHA-256 of the server seed of the next round. */
export const nextCommit = (): string => next;

export function saveCommit(commit: string): void {
  next = commit;
  rememberCommit(commit);
}
