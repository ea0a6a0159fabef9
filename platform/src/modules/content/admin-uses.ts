import type { Core } from '../../core.ts';
import { fail } from '../../outcome.ts';
import type { Live } from '../live/index.ts';

/** Dependencies of the content admin functions. */
export interface ContentAdminUses {
  readonly core: Pick<Core, 'db' | 'clock' | 'ids'>;
  readonly live: Live;
  /** Invalidates the content cache. */
  readonly onChange: () => void;
}

/** The revision that an operator saw, and the reason for the change. */
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
