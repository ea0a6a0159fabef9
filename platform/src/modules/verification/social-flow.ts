import type { MemberId } from '@croupier/contracts';
import { z } from 'zod';
import type { Core } from '../../core.ts';
import type { Strongbox } from '../../strongbox.ts';
import { socialProviderClient } from './social-provider.ts';
import type { SocialProfile } from './verification.service.ts';

const flowMs = 10 * 60_000;
const label = 'social flow';

const flowForm = z.strictObject({
  provider: z.enum(['facebook', 'google']),
  brand: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  returnPath: z.string(),
  /** The signed-in member who asked to link; nobody where the visit is a sign-in. */
  linkTo: z.string().nullable(),
  expires: z.number(),
});

interface Begin {
  readonly brand: string;
  readonly callbackUrl: string;
  readonly returnPath: string;
  readonly linkTo: MemberId | null;
}

export interface Finished {
  readonly profile: SocialProfile;
  readonly linkTo: string | null;
}

/**
 * One visit to a provider and back. All that must be remembered stands encrypted in a cookie of the
 * browser that began it: another browser cannot end it, and no table grows with visitors who never return.
 */
export interface SocialFlow {
  /** Where to send the visitor, and the cookie to send along. Rejects where the provider is down. */
  begin(begin: Begin): Promise<{ readonly url: URL; readonly cookie: string }>;
  /** The path that the flow of a cookie ends at. */
  returnPath(cookie: string | null): string;
  /** Rejects where the callback is not the answer to this flow, or the provider is down. */
  finish(end: {
    readonly brand: string;
    readonly callback: URL;
    readonly cookie: string | null;
  }): Promise<Finished>;
}

type Ground = Pick<Core, 'config' | 'clock' | 'random'>;

/** The flow of a provider; `null` for one that is not set up. */
export type SocialFlows = (provider: string) => SocialFlow | null;

export function createSocialFlows({ config, clock, random }: Ground, box: Strongbox): SocialFlows {
  const secret = () => Buffer.from(random.bytes(32)).toString('base64url');

  function flowOf(cookie: string | null) {
    const plain = cookie === null ? null : box.open(label, cookie);
    return plain === null ? null : flowForm.parse(JSON.parse(plain));
  }

  const flows = new Map<string, SocialFlow>(
    config.outside.social.map((service) => {
      const client = socialProviderClient(service);
      const { provider } = service;
      const flow: SocialFlow = {
        async begin({ callbackUrl, ...visit }) {
          const secrets = { state: secret(), nonce: secret(), verifier: secret() };
          const expires = clock.now().getTime() + flowMs;
          const cookie = JSON.stringify({ provider, ...visit, ...secrets, expires });
          const url = await client.authorizationUrl(secrets, callbackUrl);
          return { url, cookie: box.lock(label, cookie) };
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
      return [provider, flow];
    }),
  );
  return (provider) => flows.get(provider) ?? null;
}
