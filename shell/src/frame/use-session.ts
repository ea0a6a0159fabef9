import { useLatestEvent } from '@croupier/bus';
import type { Session } from '@croupier/contracts';

/** The session of the signed-in member; `null` for a visitor. */
export function useSession(): Session | null {
  return useLatestEvent('session.changed') ?? null;
}
