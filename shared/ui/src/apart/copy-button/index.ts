export { CopyButton } from './copy-button.tsx';
export { CopyField } from './copy-field.tsx';
export { PrintButton } from './print-button.tsx';
export { ShareButton } from './share-button.tsx';
export { useCopy } from './use-copy.ts';
