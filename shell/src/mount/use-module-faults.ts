import type { SiteModule } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useToast } from '@croupier/ui';
import { useEffect, useEffectEvent } from 'react';
import { useShell } from '../shell-scope.tsx';

/** One word about a module is enough for so long. */
const quietMs = 10_000;

/**
 * A boundary does not see what a module throws in the answer to a click, or later. Its part still
 * stands, so the visitor is told and nothing is taken away.
 */
export function useModuleFaults(): void {
  const { site } = useShell();
  const { t, local } = useTexts('shell');
  const toast = useToast();
  const tell = useEffectEvent(({ description }: SiteModule) =>
    toast({ tone: 'warning', text: t('fault', { module: local(description.title) }) }),
  );
  useEffect(() => {
    const toldAt = new Map<SiteModule, number>();
    function hear(error: unknown): void {
      const module = culpritOf(error, site.modules);
      if (!module || Date.now() - (toldAt.get(module) ?? -quietMs) < quietMs) return;
      toldAt.set(module, Date.now());
      tell(module);
    }
    const onError = ({ error }: ErrorEvent) => hear(error);
    const onRejection = ({ reason }: PromiseRejectionEvent) => hear(reason);
    window.addEventListener('error', onError);
    window.addEventListener('unhandledrejection', onRejection);
    return () => {
      window.removeEventListener('error', onError);
      window.removeEventListener('unhandledrejection', onRejection);
    };
  }, [site]);
}

/** The module whose file the error came from: the topmost of the stack that is any module's. */
export function culpritOf(error: unknown, modules: readonly SiteModule[]): SiteModule | null {
  if (!(error instanceof Error) || !error.stack) return null;
  for (const line of error.stack.split('\n')) {
    const module = modules.find(({ baseUrl }) => line.includes(baseUrl));
    if (module) return module;
  }
  return null;
}
