import { createHash } from 'node:crypto';
import type { PlacementRow } from './registry.store.ts';
import { servingOf, type RegistrySnapshot } from './registry-cache.ts';

/** A release of a module. */
export interface ReleaseName {
  readonly module: string;
  readonly version: string;
}

/** Whom a page is for, as far as that decides what it is dealt. */
export interface PageAudience {
  /** The visitor's mark; without one nothing is tried on them. */
  readonly mark: string | null;
  readonly preview: ReleaseName | null;
}

/** A guest who is known by nothing: what any of them is dealt. */
export const anonymousAudience: PageAudience = { mark: null, preview: null };

export interface ReleaseChoice {
  readonly version: string;
  /** The version on trial, which not everybody gets. */
  readonly isCanary: boolean;
}

/** What a page of the brand gets of a module; `null` where it is off. */
export function chooseRelease(
  table: RegistrySnapshot,
  { brand, module }: { readonly brand: string; readonly module: string },
  { mark, preview }: PageAudience,
): ReleaseChoice | null {
  if (preview?.module === module) return { version: preview.version, isCanary: false };
  const placement = table.placements.find((one) => one.brand === brand && one.module === module);
  const version = servingOf(table, placement);
  if (!placement || version === null) return null;
  return placement.canary_version !== null && isInCanary(placement, mark)
    ? { version: placement.canary_version, isCanary: true }
    : { version, isCanary: false };
}

/**
 * The same visitor always has the same answer, and who is in stays in while the share grows. Each
 * version is tried on other visitors.
 */
export function isInCanary(
  {
    module,
    canary_version,
    canary_percent,
  }: Pick<PlacementRow, 'module' | 'canary_version' | 'canary_percent'>,
  mark: string | null,
): boolean {
  if (mark === null) return false;
  const lot = createHash('sha256').update(`${module} ${canary_version} ${mark}`).digest();
  return (lot.readUInt32BE() / 2 ** 32) * 100 < canary_percent;
}

/** Whether a page of the brand needs to know who its visitor is. */
export function hasCanary({ placements }: RegistrySnapshot, brand: string): boolean {
  return placements.some(
    (one) => one.brand === brand && one.is_enabled && one.canary_version !== null,
  );
}

/**
 * Whether `placement` can have given anybody this version: the one it gives to all, or, on a page that says so,
 * the one on trial. Of an earlier version the servings know.
 */
export function isDealtNow(
  table: RegistrySnapshot,
  placement: PlacementRow,
  { version, canaries }: { readonly version: string; readonly canaries: readonly ReleaseName[] },
): boolean {
  const { module } = placement;
  if (canaries.some((one) => one.module === module && one.version === version)) return true;
  return version === servingOf(table, placement);
}
