/** Replaces `admin.ts` in builds for players' pages. */
export const adminCalls = {};
