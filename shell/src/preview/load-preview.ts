/** Nobody but who came by an operator's link loads any of it. */
export const loadPreview = () => import('./preview-bar.tsx');
