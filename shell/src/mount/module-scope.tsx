import { BusScope } from '@croupier/bus';
import type { SiteModule } from '@croupier/contracts';
import { ModuleSettingsScope } from '@croupier/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { useShell } from '../shell-scope.tsx';

/** The settings of the module, and a bus handle of its own: it publishes what the description declares and ends with the mount. */
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
