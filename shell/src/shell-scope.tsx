import { createContext, useContext, type ReactNode } from 'react';
import type { Shell } from './start.ts';

const ShellContext = createContext<Shell | null>(null);

export function ShellScope({ shell, children }: { shell: Shell; children: ReactNode }) {
  return <ShellContext value={shell}>{children}</ShellContext>;
}

/** The dependencies of this page, for the shell's own components; modules have no access. */
export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell needs a ShellScope around it');
  return shell;
}
