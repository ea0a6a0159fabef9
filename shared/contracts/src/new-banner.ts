import type { BannerDraft, Showing } from './schemas/content.ts';

/** The values with which a new banner begins, without texts and display period. A new field gets its value here. */
export const newBanner: Omit<BannerDraft, 'words' | keyof Showing> = {
  groupName: 'home',
  art: 'lotus',
  linkage: null,
};
