import { useShell } from '../shell-scope.tsx';
import { useLoaded } from '../use-loaded.ts';
import { loadPreview } from './load-preview.ts';

/** Says so on every page that an operator's link changed: the signed manifest tells. */
export function PreviewHost() {
  const { preview } = useShell().site;
  const loaded = useLoaded(loadPreview, preview !== undefined);
  if (!preview || loaded.state !== 'ready') return null;
  return <loaded.value.PreviewBar preview={preview} />;
}
