export { draftKeyStart, forgetDrafts, useDraft } from './use-draft.ts';
