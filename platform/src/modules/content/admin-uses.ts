import type { Core } from '../../core.ts';
import { fail } from '../../outcome.ts';
import type { Live } from '../live/index.ts';

/** What the desks of content stand on. */
export interface ContentAdminUses {
  readonly core: Pick<Core, 'db' | 'clock' | 'ids'>;
  readonly live: Live;
  /** What is kept in memory is old now. */
  readonly onChange: () => void;
}

/** What an operator saw, and why they change it. */
export interface EditContext {
  readonly brand: string;
  readonly revision: number;
  readonly note: string;
}

export const editConflict = fail('version-conflict', {
  detail: 'Another operator changed this in the meantime. Look at it again, then decide.',
});

export const noBrand = (brand: string) =>
  fail('not-found', { detail: `There is no brand ${brand}.` });
