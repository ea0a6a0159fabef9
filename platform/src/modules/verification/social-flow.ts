import type { MemberId } from '@croupier/contracts';
import { z } from 'zod';
import type { Core } from '../../core.ts';
import type { SecretBox } from '../../secret-box.ts';
import type { BrandProvider } from './stored-providers.ts';
import type { SignInServices } from './sign-in-services.ts';
import { socialProviderClient } from './social-provider.ts';
import type { SocialProfile } from './social-profile.ts';

const flowMs = 10 * 60_000;
const label = 'social flow';

const flowForm = z.strictObject({
  provider: z.enum(['facebook', 'google', 'openid']),
  brand: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  returnPath: z.string(),
  /** The signed-in member who asked to link; `null` for a sign-in. */
  linkTo: z.string().nullable(),
  expires: z.number(),
});

interface Begin {
  readonly brand: string;
  readonly callbackUrl: string;
  readonly returnPath: string;
  readonly linkTo: MemberId | null;
}

export interface SocialResult {
  readonly profile: SocialProfile;
  readonly linkTo: string | null;
}

/**
 * One sign-in flow through a provider. Its state is encrypted in a cookie of the browser that started it:
 * another browser cannot finish it, and no table grows with abandoned flows.
 */
export interface SocialFlow {
  /** The address to redirect to, and the cookie to set. Rejects if the provider is down. */
  begin(begin: Begin): Promise<{ readonly url: URL; readonly cookie: string }>;
  /** The path to which the flow of a cookie returns. */
  returnPath(cookie: string | null): string;
  /** Rejects if the callback does not belong to this flow, or the provider is down. */
  finish(end: {
    readonly brand: string;
    readonly callback: URL;
    readonly cookie: string | null;
  }): Promise<SocialResult>;
}

type CoreDependencies = Pick<Core, 'clock' | 'random'>;

/** The flow of a brand's provider; `null` for one that is not set up. */
export type SocialFlows = (brand: string, provider: string) => Promise<SocialFlow | null>;

export function createSocialFlows(
  { clock, random }: CoreDependencies,
  { box, services }: { readonly box: SecretBox; readonly services: SignInServices },
): SocialFlows {
  const secret = () => Buffer.from(random.bytes(32)).toString('base64url');

  function flowOf(cookie: string | null) {
    const plain = cookie === null ? null : box.decrypt(label, cookie);
    return plain === null ? null : flowForm.parse(JSON.parse(plain));
  }

  function flowWith({ provider, ...service }: BrandProvider): SocialFlow {
    const client = socialProviderClient({ provider, ...service });
    return {
      async begin({ callbackUrl, ...visit }) {
        const secrets = { state: secret(), nonce: secret(), verifier: secret() };
        const expires = clock.now().getTime() + flowMs;
        const cookie = JSON.stringify({ provider, ...visit, ...secrets, expires });
        const url = await client.authorizationUrl(secrets, callbackUrl);
        return { url, cookie: box.encrypt(label, cookie) };
      },

      returnPath: (cookie) => flowOf(cookie)?.returnPath ?? '/',

      async finish({ brand, callback, cookie }) {
        const flow = flowOf(cookie);
        const isThis = flow?.provider === provider && flow.brand === brand;
        if (!isThis || flow.expires <= clock.now().getTime())
          throw new Error('no such visit to the provider is under way');
        return { profile: await client.profile(flow, callback), linkTo: flow.linkTo };
      },
    };
  }

  /** What a provider has published stays in memory until its settings change. */
  const stored = new Map<string, { readonly revision: number; readonly flow: SocialFlow }>();
  return async (brand, name) => {
    const service = await services.providerOf(brand, name);
    if (!service) return null;
    const id = `${brand}/${name}`;
    const known = stored.get(id);
    if (known?.revision === service.revision) return known.flow;
    const flow = flowWith(service);
    stored.set(id, { revision: service.revision, flow });
    return flow;
  };
}
