import { authorizationCodeGrant, ClientError, ResponseBodyError } from 'openid-client';
import { z } from 'zod';
import type { SignInTest } from '@croupier/contracts';
import type { PhoneAuthService, SocialService } from '../../outside-services.ts';
import { configurationOf } from './social-provider.ts';

const keySet = z.object({ keys: z.array(z.object({ kty: z.string(), kid: z.string() })) });
const timeoutMs = 10_000;
const badClient = new Set(['invalid_client', 'unauthorized_client']);

/**
 * Reads what the provider publishes, then asks for the tokens of a code that does not exist: a provider that knows
 * the client refuses the code, one that does not refuses the client. Never rejects.
 */
export async function testOpenId(service: SocialService, callback: string): Promise<SignInTest> {
  try {
    const configuration = await configurationOf(service);
    const answer = new URL(callback);
    answer.search = new URLSearchParams({
      code: 'croupier-connection-test',
      state: 'test',
    }).toString();
    await authorizationCodeGrant(configuration, answer, {
      expectedState: 'test',
      pkceCodeVerifier: 'croupier-connection-test-of-43-characters-or-more',
    });
    return 'works';
  } catch (error) {
    if (error instanceof ResponseBodyError)
      return badClient.has(error.error) ? 'client-refused' : 'works';
    const isTheirMetadata =
      error instanceof ClientError && error.code === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED';
    return isTheirMetadata ? 'wrong-issuer' : 'unreachable';
  }
}

/** Whether the keys that sign id tokens can be read. Never rejects. */
export async function testFirebase({ keysUrl }: PhoneAuthService): Promise<SignInTest> {
  try {
    const answer = await fetch(keysUrl, { signal: AbortSignal.timeout(timeoutMs) });
    if (!answer.ok) return 'unreachable';
    const { keys } = keySet.parse(await answer.json());
    return keys.length > 0 ? 'works' : 'unreachable';
  } catch {
    return 'unreachable';
  }
}
