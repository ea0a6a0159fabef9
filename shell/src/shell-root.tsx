import { BusScope } from '@croupier/bus';
import { ClientScope } from '@croupier/client';
import { SiteScope } from '@croupier/ui';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { ShellScope } from './shell-scope.tsx';
import type { Shell } from './start.ts';

/** The page with everything that its parts stand on. */
export function ShellRoot({ shell }: { shell: Shell }) {
  return (
    <ShellScope shell={shell}>
      <SiteScope site={shell.site}>
        <ClientScope client={shell.client} cache={shell.cache}>
          <BusScope handle={shell.own}>
            <BrowserRouter>
              <App />
            </BrowserRouter>
          </BusScope>
        </ClientScope>
      </SiteScope>
    </ShellScope>
  );
}
