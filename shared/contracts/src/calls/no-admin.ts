/** Stands in for `desk.ts` where players' pages are built. */
export const adminCalls = {};
