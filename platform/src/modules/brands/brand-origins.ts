import { isIP } from 'node:net';
import type { Config } from '../../config.ts';
import { isLoopback } from '../../http/request-host.ts';

/** The part of the configuration that decides a brand's origins. */
export type SiteAddresses = Pick<Config, 'siteOrigins' | 'development'>;

export interface BrandOrigins {
  /** The brand's canonical origin: the base of every link that leaves the site, for example in mails. */
  readonly origin: string;
  /**
   * The brand's origin that a request was sent to, such as `https://padma.example`. The canonical origin if
   * the request named another one, for example with another port: no text of the request is passed on.
   */
  originAt(protocol: string, host: { readonly host: string } | null): string;
}

interface Facts {
  /** Host names; one with a port shows the brand at that port alone. */
  readonly hosts: readonly string[];
  /** Set by an operator; if empty, it is derived from the platform's addresses. */
  readonly siteOrigin: string;
}

/** The origins of a brand: its own setting, and each of its hosts with the platform's schemes and ports. */
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
      // A remote's development server proxies pages of the site on its own port.
      const isOwnMachine = development && isLoopback(asked.hostname);
      return isOwnMachine && hosts.includes(asked.hostname) ? asked.origin : origin;
    },
  };
}

/**
 * Prefers a host in the platform's own addresses, then a name (cookies and certificates need one), then any
 * host.
 */
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
