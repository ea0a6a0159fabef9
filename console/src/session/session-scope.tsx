import { createContext, useContext, type ReactNode } from 'react';
import type { OperatorSession } from './operator-session.ts';

const SessionContext = createContext<OperatorSession | null>(null);

export function SessionScope({
  session,
  children,
}: {
  session: OperatorSession;
  children: ReactNode;
}) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useOperatorSession(): OperatorSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useOperatorSession needs a SessionScope around it');
  return session;
}
