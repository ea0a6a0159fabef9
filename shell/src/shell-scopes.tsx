import { BusScope } from '@croupier/bus';
import { ClientScope } from '@croupier/client';
import { SiteScope } from '@croupier/ui';
import type { ReactNode } from 'react';
import { ShellScope } from './shell-scope.tsx';
import type { Shell } from './start.ts';

/** All dependencies of modules and of the shell's own components, except the address. */
export function ShellScopes({ shell, children }: { shell: Shell; children: ReactNode }) {
  return (
    <ShellScope shell={shell}>
      <SiteScope site={shell.site}>
        <ClientScope client={shell.client} cache={shell.cache}>
          <BusScope handle={shell.own}>{children}</BusScope>
        </ClientScope>
      </SiteScope>
    </ShellScope>
  );
}
