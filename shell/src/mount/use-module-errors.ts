import type { FailureKind, SiteModule } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useToast } from '@croupier/ui';
import { useEffect, useEffectEvent } from 'react';
import { useShell } from '../shell-scope.tsx';

/** One word about a module is enough for so long. */
const quietMs = 10_000;
/** What a boundary does not see: in the answer to a click, or later. The module's part still stands. */
const toldKinds: readonly FailureKind[] = ['event', 'bus'];

/** Notes what a module throws outside of its rendering, and tells the visitor; nothing is taken away. */
export function useModuleErrors(): void {
  const { site, failures } = useShell();
  const { t, local } = useTexts('shell');
  const toast = useToast();
  const tell = useEffectEvent(({ description }: SiteModule) =>
    toast({ tone: 'warning', text: t('fault', { module: local(description.title) }) }),
  );
  useEffect(() => {
    const toldAt = new Map<string, number>();
    const telling = failures.noted.subscribe(({ module, kind, at }) => {
      const { name } = module.description;
      if (!toldKinds.includes(kind) || at - (toldAt.get(name) ?? -quietMs) < quietMs) return;
      toldAt.set(name, at);
      tell(module);
    });
    return () => telling.unsubscribe();
  }, [failures]);
  useEffect(() => {
    function hear(error: unknown): void {
      const module = moduleOfError(error, site.modules);
      if (module) failures.note({ module, kind: 'event', piece: '', error });
    }
    const onError = ({ error }: ErrorEvent) => hear(error);
    const onRejection = ({ reason }: PromiseRejectionEvent) => hear(reason);
    window.addEventListener('error', onError);
    window.addEventListener('unhandledrejection', onRejection);
    return () => {
      window.removeEventListener('error', onError);
      window.removeEventListener('unhandledrejection', onRejection);
    };
  }, [site, failures]);
}

/** The module whose file the error came from: the topmost of the stack that is any module's. */
export function moduleOfError(error: unknown, modules: readonly SiteModule[]): SiteModule | null {
  if (!(error instanceof Error) || !error.stack) return null;
  for (const line of error.stack.split('\n')) {
    const module = modules.find(({ baseUrl }) => line.includes(baseUrl));
    if (module) return module;
  }
  return null;
}
