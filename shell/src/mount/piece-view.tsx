import type { SiteModule } from '@croupier/contracts';
import { useDeferredValue, useEffect, useSyncExternalStore, type ReactNode, useState } from 'react';
import { kindOf } from '../remotes/failure-log.ts';
import type { PieceState, RemoteStore } from '../remotes/remote-store.ts';
import { ServerMarkup, skeletonName } from '../server-render/server-skeleton.tsx';
import { useShell } from '../shell-scope.tsx';
import { refetchStale } from './shell-part.tsx';
import { Boundary } from './boundary.tsx';
import { FailedTile } from './failed-tile.tsx';
import { SelfHealing } from './self-healing.tsx';
import { BusScope } from '@croupier/bus';
import { ModuleSettingsScope } from '@croupier/ui';

interface PieceViewProps<Props extends object> {
  readonly store: RemoteStore<Props>;
  readonly module: SiteModule;
  readonly name: string;
  readonly props: Props;
  /** Placeholder while the code loads, unless the server rendered something better. */
  readonly skeleton: ReactNode;
  /** Whether the piece may load now. */
  readonly isTurn?: boolean;
  /** A nested piece: one cause can break both, and one press retries both. */
  readonly inner?: string | undefined;
}

/** Files that did not come may come later; code that breaks is not run again by itself. */
const isPassing = (error: unknown) => ['load', 'slow'].includes(kindOf(error));

/** A page, part or overlay of a module. Its failure affects only its own area. */
export function PieceView<Props extends object>({
  store,
  module,
  name,
  props,
  skeleton,
  isTurn = true,
  inner,
}: PieceViewProps<Props>) {
  const shell = useShell();
  const piece = usePiece(store, { module, name, isTurn });
  if (piece.state === 'loading')
    return <ServerMarkup name={skeletonName(module.description.name, name)} otherwise={skeleton} />;
  if (piece.state === 'failed') {
    const retry = () => {
      void store.retry(module, name);
      if (inner !== undefined) void store.retry(module, inner);
    };
    return (
      <>
        <SelfHealing isPassing={isPassing(piece.error)} heal={() => store.heal(module, name)} />
        <FailedTile module={module} error={piece.error} onRetry={retry} />
      </>
    );
  }
  // The key prevents a failure of one module or release from being shown for the next.
  return (
    <Boundary
      key={`${module.description.name}@${piece.module.version}/${name}`}
      onFailure={(error) => {
        shell.failures.note({ module: piece.module, kind: 'render', piece: name, error });
        void store.markBroken(module, name);
      }}
      onRetry={() => refetchStale(shell)}
      fallback={(error, retry) => (
        <FailedTile module={piece.module} error={error} onRetry={retry} />
      )}
    >
      <ModuleScope module={piece.module}>
        <piece.Component {...props} />
      </ModuleScope>
    </Boundary>
  );
}

const onItsWay = { state: 'loading' } as const;

interface PieceRequest {
  readonly module: SiteModule;
  readonly name: string;
  readonly isTurn: boolean;
}

function usePiece<Props>(
  store: RemoteStore<Props>,
  { module, name, isTurn }: PieceRequest,
): PieceState<Props> {
  useEffect(() => {
    if (isTurn) void store.want(module, name);
  }, [store, module, name, isTurn]);
  const piece = useSyncExternalStore(
    store.subscribe,
    () => store.stateOf(module, name),
    // The server renders no module: hydration starts from the placeholder.
    () => onItsWay,
  );
  // The loaded piece renders in short steps: rendering a whole page at once would block input.
  return useDeferredValue(piece);
}

/**
 * Provides the module's settings, and a bus handle of its own: it publishes only the declared events and ends
 * with the mount.
 */
function ModuleScope({ module, children }: { module: SiteModule; children: ReactNode }) {
  const { bus } = useShell();
  const { name, topics } = module.description;
  const [handle] = useState(() => bus.handleFor({ name, publishes: topics.publishes }));
  useEffect(() => () => handle.end(), [handle]);
  return (
    <ModuleSettingsScope settings={module.settings ?? {}}>
      <BusScope handle={handle}>{children}</BusScope>
    </ModuleSettingsScope>
  );
}
