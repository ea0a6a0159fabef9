import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useShell } from '../shell-scope.tsx';
import { useLoaded } from '../use-loaded.ts';
import { loadInspect } from './load-inspect.ts';

/**
 * The panels that `?inspect` in the address opens, for permitted users: the signed manifest contains the
 * permission.
 */
export function InspectHost() {
  const { site } = useShell();
  const { search } = useLocation();
  const [isOpen, setOpen] = useState(() => isAskedFor(search) && site.canInspect);
  const loaded = useLoaded(loadInspect, isOpen);
  if (!isOpen || loaded.state !== 'ready') return null;
  return <loaded.value.InspectPanel onClose={() => setOpen(false)} />;
}

const isAskedFor = (search: string) => new URLSearchParams(search).has('inspect');
