import type { FailureKind, SiteModule } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useToast } from '@croupier/ui';
import { useEffect, useEffectEvent } from 'react';
import { useShell } from '../shell-scope.tsx';

/** One message per module within this time. */
const quietMs = 10_000;
/** Errors that a boundary does not catch: in a click handler, or later. The module's part stays mounted. */
const reportedKinds: readonly FailureKind[] = ['event', 'bus'];

/**
 * Records errors that a module throws outside of rendering, and shows the visitor a message; the page stays
 * unchanged.
 */
export function useModuleErrors(): void {
  const { site, failures } = useShell();
  const { t, local } = useTexts('shell');
  const toast = useToast();
  const showToast = useEffectEvent(({ description }: SiteModule) =>
    toast({ tone: 'warning', text: t('moduleError', { module: local(description.title) }) }),
  );
  useEffect(() => {
    const shownAt = new Map<string, number>();
    const subscription = failures.noted.subscribe(({ module, kind, at }) => {
      const { name } = module.description;
      if (!reportedKinds.includes(kind) || at - (shownAt.get(name) ?? -quietMs) < quietMs) return;
      shownAt.set(name, at);
      showToast(module);
    });
    return () => subscription.unsubscribe();
  }, [failures]);
  useEffect(() => {
    function report(error: unknown): void {
      const module = moduleOfError(error, site.modules);
      if (module) failures.note({ module, kind: 'event', piece: '', error });
    }
    const onError = ({ error }: ErrorEvent) => report(error);
    const onRejection = ({ reason }: PromiseRejectionEvent) => report(reason);
    window.addEventListener('error', onError);
    window.addEventListener('unhandledrejection', onRejection);
    return () => {
      window.removeEventListener('error', onError);
      window.removeEventListener('unhandledrejection', onRejection);
    };
  }, [site, failures]);
}

/** The module whose file caused the error: the topmost stack frame that belongs to a module. */
export function moduleOfError(error: unknown, modules: readonly SiteModule[]): SiteModule | null {
  if (!(error instanceof Error) || !error.stack) return null;
  for (const line of error.stack.split('\n')) {
    const module = modules.find(({ baseUrl }) => line.includes(baseUrl));
    if (module) return module;
  }
  return null;
}
