export { draftKeyStart, removeDrafts, useDraft } from './use-draft.ts';
