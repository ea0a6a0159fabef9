import type { Placement } from '@croupier/contracts';

/** What an operator is about to do to a cell of the board. */
export interface Change {
  readonly kind: 'on' | 'off' | 'version';
  readonly enabled: boolean;
  readonly version: string | null;
  /** The revision that the operator saw while deciding. */
  readonly revision: number;
}

export function switching({ version, revision }: Placement, enabled: boolean): Change {
  return { kind: enabled ? 'on' : 'off', enabled, version, revision };
}

export function fixing({ enabled, revision }: Placement, version: string | null): Change {
  return { kind: 'version', enabled, version, revision };
}
