/** Only visitors with an operator's link load this code. */
export const loadPreview = () => import('./preview-bar.tsx');
