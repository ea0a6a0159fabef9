import { previewOver, previewParameter } from '@croupier/contracts';
import { useLocation } from 'react-router-dom';
import { useShell } from '../shell-scope.tsx';
import { useLoaded } from '../use-loaded.ts';

/**
 * Shows the bar on every page that an operator's link changed (by the signed manifest), or should have
 * changed.
 */
export function PreviewHost() {
  const { preview } = useShell().site;
  const { search } = useLocation();
  const isShown = preview !== undefined || isOver(search);
  const loaded = useLoaded(loadPreview, isShown);
  if (!isShown || loaded.state !== 'ready') return null;
  return <loaded.value.PreviewBar preview={preview} />;
}

const isOver = (search: string) =>
  new URLSearchParams(search).get(previewParameter) === previewOver;

/** Only visitors with an operator's link load this code. */
const loadPreview = () => import('./preview-bar.tsx');
