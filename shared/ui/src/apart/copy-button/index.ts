export { CopyButton } from './copy-button.tsx';
export { CopyField } from './copy-field.tsx';
export { useCopy } from './use-copy.ts';
