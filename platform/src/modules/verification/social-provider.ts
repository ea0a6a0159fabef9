import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretPost,
  Configuration,
  discovery,
  type IDToken,
  type ServerMetadata,
} from 'openid-client';
import type { SocialProvider } from '@croupier/contracts';
import type { SocialService } from '../../outside-services.ts';
import type { SocialProfile } from './social-profile.ts';

const timeoutS = 10;
/** Facebook has its own scope for the name, and refuses the standard one. */
const scopes: Readonly<Record<SocialProvider, string>> = {
  google: 'openid email profile',
  facebook: 'openid email public_profile',
  openid: 'openid email profile',
};
/** Facebook's published metadata omits it. */
const facebookTokenEndpoint = 'https://graph.facebook.com/oauth/access_token';

/** Bind a callback to the flow that requested it. */
export interface FlowSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/**
 * One provider, by OpenID Connect: authorization code, PKCE, state and nonce. Rejects if the provider is down
 * or its answer is invalid.
 */
export interface SocialProviderClient {
  authorizationUrl(secrets: FlowSecrets, redirectUri: string): Promise<URL>;
  /** The account that the callback's address proves, after verifying its id token. */
  profile(secrets: FlowSecrets, callback: URL): Promise<SocialProfile>;
}

export function socialProviderClient(service: SocialService): SocialProviderClient {
  let discovered: Promise<Configuration> | null = null;

  /** Fetched once; after a failure, again with the next visitor. */
  function configuration(): Promise<Configuration> {
    discovered ??= configurationOf(service).catch((error: unknown) => {
      discovered = null;
      throw error;
    });
    return discovered;
  }

  return {
    async authorizationUrl({ state, nonce, verifier }, redirectUri) {
      return buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: scopes[service.provider],
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
    },

    async profile({ state, nonce, verifier }, callback) {
      const tokens = await authorizationCodeGrant(await configuration(), callback, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('the provider gave no id token');
      return profileOf(service, claims);
    },
  };
}

export async function configurationOf(service: SocialService): Promise<Configuration> {
  const { issuer, clientId, clientSecret } = service;
  const server = new URL(issuer);
  // A provider without TLS can only be on this machine.
  const isLocal = server.protocol === 'http:' && isLoopback(server.hostname);
  const found = await discovery(server, clientId, clientSecret, ClientSecretPost(clientSecret), {
    timeout: timeoutS,
    ...(isLocal ? { execute: [allowInsecureRequests] } : {}),
  });
  const metadata = found.serverMetadata();
  return metadata.token_endpoint ? found : withTokenEndpoint(service, metadata);
}

function withTokenEndpoint(
  { provider, clientId, clientSecret }: SocialService,
  metadata: ServerMetadata,
): Configuration {
  if (provider !== 'facebook') throw new Error(`${metadata.issuer} publishes no token endpoint`);
  const whole = { ...metadata, token_endpoint: facebookTokenEndpoint };
  return new Configuration(whole, clientId, clientSecret, ClientSecretPost(clientSecret));
}

const isLoopback = (host: string) => ['localhost', '127.0.0.1', '[::1]'].includes(host);

function profileOf({ provider }: SocialService, claims: IDToken): SocialProfile {
  const { iss, sub, email, email_verified: isVerified, name } = claims;
  return {
    provider,
    issuer: iss,
    subject: sub,
    email: typeof email === 'string' ? email.slice(0, 255) : null,
    isEmailVerified: isVerified === true,
    name: typeof name === 'string' ? name.slice(0, 120) : null,
  };
}
