import { useCallQuery } from '@croupier/client';
import { calls } from '@croupier/contracts';
import { useLoaded } from '../use-loaded.ts';
import { loadForcedChange } from './load-sign-in.ts';

/**
 * Queries who is signed in, as each page with a session does, and blocks the page for a member who must
 * change the password.
 */
export function ForcedChangeHost() {
  const { data: profile } = useCallQuery(calls.memberInfo, undefined);
  const isForced = Boolean(profile?.mustChangePassword);
  const loaded = useLoaded(loadForcedChange, isForced);
  if (!profile || !isForced || loaded.state !== 'ready') return null;
  return <loaded.value.ForcedChangeDialog profile={profile} />;
}
