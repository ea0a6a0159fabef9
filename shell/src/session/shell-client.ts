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
  const shared = {
    baseUrl,
    language: currentLanguage,
    sealingKey: () => Promise.resolve(site.sealingKey),
    onSessionLost: session.lose,
  };
  const client = createClient({
    ...shared,
    token: () => session.current()?.token ?? null,
    onSessionSwitched: () =>
      void showHolder(createClient({ ...shared, token: () => null }), session),
  });
  return renewing(client, session);
}

/** Shows whose session this browser has now. The client sends no handle, so the cookie alone answers. */
export async function showHolder(
  client: Client,
  session: Pick<SessionKeeper, 'becomeStale' | 'lose'>,
): Promise<void> {
  try {
    const { account } = await client.call(calls.memberInfo, undefined);
    session.becomeStale(account);
  } catch (error) {
    // Otherwise the platform cannot be reached: the next call of the page is refused again.
    if (error instanceof CallFailed && error.code === 'unauthenticated') session.lose();
  }
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
