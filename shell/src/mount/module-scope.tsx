import { BusScope } from '@croupier/bus';
import type { SiteModule } from '@croupier/contracts';
import { ModuleSettingsScope } from '@croupier/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { useShell } from '../shell-scope.tsx';

/**
 * Provides the module's settings, and a bus handle of its own: it publishes only the declared events and ends
 * with the mount.
 */
export function ModuleScope({ module, children }: { module: SiteModule; children: ReactNode }) {
  const { bus } = useShell();
  const { name, topics } = module.description;
  const [handle] = useState(() => bus.handleFor({ name, publishes: topics.publishes }));
  useEffect(() => () => handle.end(), [handle]);
  return (
    <ModuleSettingsScope settings={module.settings ?? {}}>
      <BusScope handle={handle}>{children}</BusScope>
    </ModuleSettingsScope>
  );
}
