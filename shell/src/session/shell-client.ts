import { createClient, type Client } from '@croupier/client';
import { calls, type SiteManifest } from '@croupier/contracts';
import { currentLanguage } from '@croupier/i18n';
import type { SessionKeeper } from './session.ts';

/** The page's client. */
export function createShellClient(
  site: SiteManifest,
  session: SessionKeeper,
  baseUrl = '',
): Client {
  const client = createClient({
    baseUrl,
    token: () => session.current()?.token ?? null,
    language: currentLanguage,
    sealingKey: () => Promise.resolve(site.sealingKey),
    onSessionLost: session.lose,
  });
  return renewing(client, session);
}

/**
 * The page continues with the handle that comes with a new password, whichever component requested the
 * change.
 */
export function renewing(client: Client, session: Pick<SessionKeeper, 'renew'>): Client {
  return {
    async call(call, input, options) {
      const answer = await client.call(call, input, options);
      if (call.path === calls.changePassword.path && hasToken(answer)) session.renew(answer.token);
      return answer;
    },
  };
}

function hasToken(answer: unknown): answer is { readonly token: string } {
  if (typeof answer !== 'object' || answer === null || !('token' in answer)) return false;
  return typeof answer.token === 'string';
}
