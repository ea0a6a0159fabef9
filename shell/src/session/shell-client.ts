import { CallFailed, createClient, type Client } from '@croupier/client';
import { calls, type SiteManifest } from '@croupier/contracts';
import { currentLanguage } from '@croupier/i18n';
import { isAgent, type SessionKeeper } from './session.ts';

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
 * The page continues with the handle that comes with a new password, whichever component requested the change. An
 * agent whose call is refused because the account is none any more is no agent on this page either.
 */
export function renewing(
  client: Client,
  session: Pick<SessionKeeper, 'current' | 'renew' | 'retype'>,
): Client {
  async function retype(): Promise<void> {
    const profile = await client.call(calls.memberInfo, undefined);
    session.retype(profile.type);
  }

  return {
    async call(call, input, options) {
      try {
        const answer = await client.call(call, input, options);
        if (call.path === calls.changePassword.path && hasToken(answer))
          session.renew(answer.token);
        return answer;
      } catch (error) {
        if (isNotAgent(error) && isAgent(session.current())) retype().catch(() => undefined);
        throw error;
      }
    },
  };
}

const isNotAgent = (error: unknown) =>
  error instanceof CallFailed && error.code === 'error_not_agent';

function hasToken(answer: unknown): answer is { readonly token: string } {
  if (typeof answer !== 'object' || answer === null || !('token' in answer)) return false;
  return typeof answer.token === 'string';
}
