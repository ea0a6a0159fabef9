import { useEffect, type ComponentType, type ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { ShellScopes } from './shell-scopes.tsx';
import type { Shell } from './start.ts';

interface ShellRootProps {
  readonly shell: Shell;
  /** The router of the page's address; default: the browser's. */
  readonly Router?: ComponentType<{ readonly children: ReactNode }>;
  /** Called when the page is in the document and interactive; must be the same function on each render. */
  readonly onListening?: () => void;
}

/** The page with all dependencies of its parts. */
export function ShellRoot({ shell, Router = BrowserRouter, onListening }: ShellRootProps) {
  useEffect(() => {
    // A pressed part hydrates with this call, but not while effects still run.
    if (onListening) queueMicrotask(onListening);
  }, [onListening]);
  return (
    <ShellScopes shell={shell}>
      <Router>
        <App />
      </Router>
    </ShellScopes>
  );
}
