import type { OperatorInfo } from '@croupier/contracts';
import { useSyncExternalStore } from 'react';
import { useOperatorSession } from './session-scope.tsx';

/** The signed-in operator; `null` without a session. */
export function useOperator(): OperatorInfo | null {
  const session = useOperatorSession();
  return useSyncExternalStore(session.subscribe, session.current);
}
