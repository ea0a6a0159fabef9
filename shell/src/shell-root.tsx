import { useEffect, type ComponentType, type ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { ShellScopes } from './shell-scopes.tsx';
import type { Shell } from './start.ts';

interface ShellRootProps {
  readonly shell: Shell;
  /** Knows the page's address; the browser's unless given. */
  readonly Router?: ComponentType<{ readonly children: ReactNode }>;
  /** The page is in the document and answers to the visitor; the same function each time. */
  readonly onListening?: () => void;
}

/** The page with everything that its parts stand on. */
export function ShellRoot({ shell, Router = BrowserRouter, onListening }: ShellRootProps) {
  useEffect(() => {
    // A part that is pressed begins to listen with that, but not while effects still run.
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
