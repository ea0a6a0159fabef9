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
  /** The error, with the names concerned. */
  readonly reason: string;
  /** The remedy. */
  readonly remedy: string;
}

export function inOneLine({ reason, remedy }: Refusal): string {
  return `${reason}: ${remedy}`;
}
