import type { Remote } from '@croupier/ui';
import { remote as agent } from 'mfe-agent/src/remote.tsx';
import { remote as games } from 'mfe-games/src/remote.tsx';
import { remote as lottery } from 'mfe-lottery/src/remote.tsx';
import { remote as member } from 'mfe-member/src/remote.tsx';
import { remote as promo } from 'mfe-promo/src/remote.tsx';
import type { LoadRemote } from './load-remote.ts';

/** Replaces `load-remote.ts` in the one-bundle build, which exists for comparison measurements. */
const remotes: Readonly<Record<string, Remote>> = {
  'mfe-agent': agent,
  'mfe-games': games,
  'mfe-lottery': lottery,
  'mfe-member': member,
  'mfe-promo': promo,
};

export function createLoadRemote(): LoadRemote {
  return async ({ description }) => {
    const remote = remotes[description.name];
    if (!remote) throw new Error(`${description.name} is not compiled in`);
    return remote;
  };
}
