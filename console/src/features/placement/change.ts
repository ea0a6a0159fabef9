import type { Canary, Placement } from '@croupier/contracts';

/** An operator's pending change to a cell of the board. */
export interface Change {
  readonly kind: 'on' | 'off' | 'version' | 'try' | 'rollBack';
  readonly enabled: boolean;
  readonly version: string | null;
  /** The trial after the change. */
  readonly canary: Canary | null;
  /** The revision that the operator saw when deciding. */
  readonly revision: number;
}

export function switching(placement: Placement, enabled: boolean): Change {
  const { version, revision } = placement;
  return { kind: enabled ? 'on' : 'off', enabled, version, revision, canary: canaryOf(placement) };
}

/** One version for all visitors: ends a trial. */
export function fixing({ enabled, revision }: Placement, version: string | null): Change {
  return { kind: 'version', enabled, version, revision, canary: null };
}

/** All other visitors keep the version that serves now, fixed. */
export function trying({ serving, version, revision }: Placement, canary: Canary): Change {
  return { kind: 'try', enabled: true, version: version ?? serving, revision, canary };
}

/** Ends a trial, or rolls back to the last good release. */
export function goingBack({ enabled, revision, version, canary, lastGood }: Placement): Change {
  return {
    kind: 'rollBack',
    enabled,
    revision,
    version: canary ? version : lastGood,
    canary: null,
  };
}

export const canGoBack = ({ serving, canary, lastGood }: Placement) =>
  serving !== null && (canary !== null || lastGood !== null);

const canaryOf = ({ canary }: Placement): Canary | null =>
  canary && { version: canary.version, percent: canary.percent };
