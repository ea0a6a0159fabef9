import type { SiteModule } from '@croupier/contracts';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import type { PieceState, RemoteStore } from '../remotes/remote-store.ts';
import { FailedTile } from './failed-tile.tsx';
import { ModuleBoundary } from './module-boundary.tsx';
import { ModuleScope } from './module-scope.tsx';

interface PieceViewProps<Props extends object> {
  readonly store: RemoteStore<Props>;
  readonly module: SiteModule;
  readonly name: string;
  readonly props: Props;
  /** Keeps the place while the code is on its way. */
  readonly skeleton: ReactNode;
}

/** A page, part or overlay of a module. Whatever becomes of it, only its own place shows it. */
export function PieceView<Props extends object>({
  store,
  module,
  name,
  props,
  skeleton,
}: PieceViewProps<Props>) {
  const piece = usePiece(store, module, name);
  if (piece.state === 'loading') return skeleton;
  if (piece.state === 'failed') {
    return <FailedTile module={module} onRetry={() => void store.retry(module, name)} />;
  }
  // The key keeps one module's failure from showing in the place of the next.
  return (
    <ModuleBoundary key={`${module.description.name}@${module.version}/${name}`} module={module}>
      <ModuleScope module={module}>
        <piece.Component {...props} />
      </ModuleScope>
    </ModuleBoundary>
  );
}

function usePiece<Props>(
  store: RemoteStore<Props>,
  module: SiteModule,
  name: string,
): PieceState<Props> {
  useEffect(() => void store.want(module, name), [store, module, name]);
  return useSyncExternalStore(store.subscribe, () => store.stateOf(module, name));
}
