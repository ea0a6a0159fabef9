import type { OperatorInfo } from '@croupier/contracts';
import { useSyncExternalStore } from 'react';
import { useOperatorSession } from './session-scope.tsx';

/** The signed-in operator; `null` without a session. */
export function useOperator(): OperatorInfo | null {
  const session = useOperatorSession();
  return useSyncExternalStore(session.subscribe, session.current);
}

/** The name of the operator who replaced this page's operator in another tab; otherwise `null`. */
export function useHolder(): string | null {
  const session = useOperatorSession();
  return useSyncExternalStore(session.subscribe, session.holder);
}
