import { createHash } from 'node:crypto';
import type { PlacementRow } from './registry.store.ts';
import { servingOf, type RegistrySnapshot } from './registry-cache.ts';

/** A release of a module. */
export interface ReleaseName {
  readonly module: string;
  readonly version: string;
}

/** The visitor of a page, as far as it decides the release choice. */
export interface PageAudience {
  /** The visitor's mark; without one the visitor gets no canary. */
  readonly mark: string | null;
  readonly preview: ReleaseName | null;
}

/** An unknown visitor: gets what every visitor can get. */
export const anonymousAudience: PageAudience = { mark: null, preview: null };

export interface ReleaseChoice {
  readonly version: string;
  /** Whether the version is a canary, which only some visitors get. */
  readonly isCanary: boolean;
}

/** The release that a page of the brand gets of a module; `null` if the module is off. */
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
 * Deterministic per visitor: selected visitors stay selected as the share grows. Each version selects other
 * visitors.
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

/** Whether the brand has a canary, so that a page needs the visitor's mark. */
export function hasCanary({ placements }: RegistrySnapshot, brand: string): boolean {
  return placements.some(
    (one) => one.brand === brand && one.is_enabled && one.canary_version !== null,
  );
}

/**
 * Whether `placement` serves this version now: to all pages, or, on a page that names it, as the trial.
 * Earlier versions are found in the servings.
 */
export function isServedNow(
  table: RegistrySnapshot,
  placement: PlacementRow,
  { version, canaries }: { readonly version: string; readonly canaries: readonly ReleaseName[] },
): boolean {
  const { module } = placement;
  if (canaries.some((one) => one.module === module && one.version === version)) return true;
  return version === servingOf(table, placement);
}
