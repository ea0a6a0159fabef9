import { createContext, useContext, type ReactNode } from 'react';
import type { Shell } from './start.ts';
import { BusScope, useLatestEvent } from '@croupier/bus';
import { ClientScope } from '@croupier/client';
import { SiteScope } from '@croupier/ui';
import type { Session } from '@croupier/contracts';
import { useHydrated } from './server-render/use-hydrated.ts';

const ShellContext = createContext<Shell | null>(null);

function ShellScope({ shell, children }: { shell: Shell; children: ReactNode }) {
  return <ShellContext value={shell}>{children}</ShellContext>;
}

/** The dependencies of this page, for the shell's own components; modules have no access. */
export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell needs a ShellScope around it');
  return shell;
}

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

/** The session of the signed-in member; `null` for a visitor. */
export function useSession(): Session | null {
  const latest = useLatestEvent('session.changed') ?? null;
  const { session } = useShell().site;
  // It may change before a part of the frame hydrates, whose markup is that of the page's session.
  return useHydrated() ? latest : session;
}
