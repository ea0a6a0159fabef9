/** So many networks that report a release within an hour make it one that fails. */
export const failsFrom = 3;

export interface ServedVersion {
  readonly version: string;
  /** It had an hour in which too many networks reported it, as far back as reports are kept. */
  readonly hasFailed: boolean;
  /** Too many networks report it right now. */
  readonly isFailing: boolean;
}

/**
 * The version to fall back to: the one that last served the brand without failures. Where each has failed
 * at some time, the last that does not fail now; `null` where there is none. A release that never served
 * the brand is not among `served`, which has the last one first.
 */
export function lastGoodOf(
  served: readonly ServedVersion[],
  excluded: readonly (string | null)[],
): string | null {
  const others = served.filter(({ version }) => !excluded.includes(version));
  const good =
    others.find(({ hasFailed }) => !hasFailed) ?? others.find(({ isFailing }) => !isFailing);
  return good?.version ?? null;
}
