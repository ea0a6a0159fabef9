import { useCallQuery } from '@croupier/client';
import { calls } from '@croupier/contracts';
import { useLoaded } from '../use-loaded.ts';
import { loadForcedChange } from './load-sign-in.ts';

/** Asks who is signed in, as each page does that has a session, and stands in the way of who must change the password. */
export function ForcedChangeHost() {
  const { data: profile } = useCallQuery(calls.memberInfo, undefined);
  const isForced = Boolean(profile?.mustChangePassword);
  const loaded = useLoaded(loadForcedChange, isForced);
  if (!profile || !isForced || loaded.state !== 'ready') return null;
  return <loaded.value.ForcedChangeDialog profile={profile} />;
}
