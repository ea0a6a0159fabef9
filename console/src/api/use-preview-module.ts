import { useCallMutation } from '@croupier/client';
import { calls } from '@croupier/contracts';

/** Creates a link that shows a release on a brand's pages to visitors with the link. */
export const usePreviewModule = () => useCallMutation(calls.previewModule);
