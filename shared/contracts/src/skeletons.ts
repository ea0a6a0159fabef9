import type { Localized } from './languages.ts';

/**
 * `skeletons.json` of a release: what a page or part shows before any of its code has run, as markup in every
 * language. It contains no data of a visitor, a brand or a day.
 */
export interface Skeletons {
  /** By the path of the route, such as `/rng`. */
  readonly pages: Readonly<Record<string, Localized>>;
  /** By the name of the part. */
  readonly parts: Readonly<Record<string, Localized>>;
}

export const skeletonsFile = 'skeletons.json';
