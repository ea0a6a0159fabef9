import { useCallMutation } from '@croupier/client';
import { calls } from '@croupier/contracts';

/** A link that shows a release on a brand's pages to who has it. */
export const usePreviewModule = () => useCallMutation(calls.previewModule);
