import { isIP } from 'node:net';
import type { Config } from '../../config.ts';
import { isLoopback } from '../../http/request-host.ts';

/** Part of the configuration that decides which origins a brand has. */
export type SiteAddresses = Pick<Config, 'siteOrigins' | 'development'>;

export interface BrandOrigins {
  /** The brand's canonical origin: every link that leaves the site begins with it. */
  readonly origin: string;
  /**
   * The brand's origin that a request came to, as `https://padma.example`. The canonical one where the request
   * named none of the brand's, for example another port: nothing of the request's text is passed on.
   */
  originAt(protocol: string, host: { readonly host: string } | null): string;
}

interface Facts {
  /** Host names; one with a port shows the brand at that port alone. */
  readonly hosts: readonly string[];
  /** Set by an operator; empty: made from the addresses of the platform. */
  readonly siteOrigin: string;
}

/** The origins of a brand: its own setting, and each of its hosts with the schemes and ports of the platform. */
export function brandOrigins(
  { hosts, siteOrigin }: Facts,
  { siteOrigins, development }: SiteAddresses,
): BrandOrigins {
  const made = siteOrigins.flatMap((site) => hosts.map((host) => withHost(site, host)));
  const known = new Set(siteOrigin ? [siteOrigin, ...made] : made);
  const origin = siteOrigin || firstOrigin(hosts, siteOrigins);
  return {
    origin,
    originAt(protocol, host) {
      if (!host) return origin;
      const asked = new URL(`${protocol}://${host.host}`);
      if (known.has(asked.origin)) return asked.origin;
      // A remote's development server passes pages of the site on from a port of its own.
      const isOwnMachine = development && isLoopback(asked.hostname);
      return isOwnMachine && hosts.includes(asked.hostname) ? asked.origin : origin;
    },
  };
}

/** A host that the platform itself is known by, else a name, which cookies and certificates prefer, else any. */
function firstOrigin(hosts: readonly string[], siteOrigins: readonly string[]): string {
  const own = siteOrigins.find((site) => {
    const { host, hostname } = new URL(site);
    return hosts.includes(host) || hosts.includes(hostname);
  });
  if (own) return own;
  const [site = ''] = siteOrigins;
  const host = hosts.find((one) => isIP(one) === 0 && !one.startsWith('[')) ?? hosts[0];
  return host === undefined ? site : withHost(site, host);
}

function withHost(site: string, host: string): string {
  const url = new URL(site);
  url.host = host;
  return url.origin;
}
