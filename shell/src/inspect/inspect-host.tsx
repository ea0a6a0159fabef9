import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useShell } from '../shell-scope.tsx';
import { useLoaded } from '../use-loaded.ts';
import { loadTexts, type TextLoaders } from '@croupier/i18n';

/**
 * The panels that `?inspect` in the address opens, for permitted users: the signed manifest contains the
 * permission.
 */
export function InspectHost() {
  const { site } = useShell();
  const { search } = useLocation();
  const [isOpen, setOpen] = useState(() => isRequested(search) && site.canInspect);
  const loaded = useLoaded(loadInspect, isOpen);
  if (!isOpen || loaded.state !== 'ready') return null;
  return <loaded.value.InspectPanel onClose={() => setOpen(false)} />;
}

const isRequested = (search: string) => new URLSearchParams(search).has('inspect');

/** A separate chunk: few visitors need it. */
async function loadInspect() {
  const panel = import(/* webpackChunkName: "inspect" */ './inspect-panel.tsx');
  await loadTexts('inspect', inspectTexts);
  return panel;
}

/** Texts of the panels. */
const inspectTexts: TextLoaders = {
  en: () =>
    import(/* webpackChunkName: 'inspect-en' */ './texts/en.json', { with: { type: 'json' } }),
  bn: () =>
    import(/* webpackChunkName: 'inspect-bn' */ './texts/bn.json', { with: { type: 'json' } }),
  es: () =>
    import(/* webpackChunkName: 'inspect-es' */ './texts/es.json', { with: { type: 'json' } }),
  ar: () =>
    import(/* webpackChunkName: 'inspect-ar' */ './texts/ar.json', { with: { type: 'json' } }),
};
