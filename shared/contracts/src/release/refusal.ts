/** Why the audit refuses a release. */
export const refusalCodes = [
  'description-invalid',
  'version-exists',
  'file-missing',
  'file-altered',
  'contract-unserved',
  'shared-twice',
  'shared-missing',
  'import-unprovided',
  'owned-by-another',
  'topic-unknown',
  'payload-broken',
  'call-broken',
  'too-large',
  'over-budget',
  'language-missing',
  'foreign-origin',
  'skeleton-unsafe',
] as const;

export type RefusalCode = (typeof refusalCodes)[number];

export interface Refusal {
  readonly code: RefusalCode;
  /** What is wrong, with the names of what is wrong. */
  readonly reason: string;
  /** What to do about it. */
  readonly wayOut: string;
}

export function inOneLine({ reason, wayOut }: Refusal): string {
  return `${reason}: ${wayOut}`;
}
