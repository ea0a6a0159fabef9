import { useCallQuery } from '@croupier/client';
import { calls, type MemberInfo } from '@croupier/contracts';
import { Avatar } from '@croupier/ui';
import { useLoaded } from '../use-loaded.ts';

/** The drawings load once the chosen one is known; until then an emblem is shown. */
const loadIcons = () => import(/* webpackChunkName: "member-icon" */ '@croupier/ui/member-icon');

/** The picture that the member chose; a new choice appears as soon as it is saved. */
export function OwnAvatar({ member }: { member: MemberInfo }) {
  const profile = useCallQuery(calls.memberInfo, undefined);
  const icon = profile.data?.icon;
  const loaded = useLoaded(loadIcons, icon !== undefined);
  if (!icon || loaded.state !== 'ready') return <Avatar name={member.nickname} />;
  return <loaded.value.MemberIcon icon={icon} name={member.account} />;
}
