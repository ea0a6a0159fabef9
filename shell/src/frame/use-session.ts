import { useLatestEvent } from '@croupier/bus';
import type { Session } from '@croupier/contracts';

/** Who is signed in; `null` for a visitor. */
export function useSession(): Session | null {
  return useLatestEvent('session.changed') ?? null;
}
