import type { PayloadOf, Topic } from '@croupier/contracts';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type { BusHandle } from './bus.ts';

const HandleContext = createContext<BusHandle | null>(null);

/** Provides one owner's bus handle to all descendants. The host renders one around each mounted part. */
export function BusScope({ handle, children }: { handle: BusHandle; children: ReactNode }) {
  return <HandleContext value={handle}>{children}</HandleContext>;
}

/** The bus handle of the component's module. */
export function useBus(): BusHandle {
  const handle = useContext(HandleContext);
  if (!handle) throw new Error('useBus needs a BusScope around it');
  return handle;
}

/** The latest payload of a topic with replay; `undefined` before the first. */
export function useLatestEvent<T extends Topic>(topic: T): PayloadOf<T> | undefined {
  const bus = useBus();
  const subscribe = useCallback((changed: () => void) => bus.on(topic, changed), [bus, topic]);
  const latest = () => bus.latest(topic);
  return useSyncExternalStore(subscribe, latest, latest);
}

/** Calls `handle` for each fact while the component is mounted, including replayed ones. */
export function useEvent<T extends Topic>(topic: T, handle: (payload: PayloadOf<T>) => void): void {
  const bus = useBus();
  const onFact = useEffectEvent(handle);
  useEffect(() => bus.on(topic, (payload) => onFact(payload)), [bus, topic]);
}
