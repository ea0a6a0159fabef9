import type { FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';

export interface RequestHost {
  /** As the URL standard writes it: lower case, IPv6 in brackets. */
  readonly hostname: string;
  /** With its port where one is given, as `localhost:4000`. */
  readonly host: string;
}

/** What no host contains. The URL parser would read these as userinfo, path or query, or drop them. */
const notInHost = /[@/\\?#%\s]/;

/** A host and an optional port by the URL standard; `null` for anything else. */
export function readHost(text: string): RequestHost | null {
  const address = `https://${text}`;
  if (text === '' || notInHost.test(text) || !URL.canParse(address)) return null;
  const { hostname } = new URL(address);
  const port = /:(\d+)$/.exec(text)?.[1];
  return { hostname, host: port === undefined ? hostname : `${hostname}:${Number(port)}` };
}

const maxEntries = 1_000;
const known = new Map<string, RequestHost | null>();

/**
 * Host of a request, from its `Host` header alone: `X-Forwarded-Host` is never read, so a proxy that passes a
 * visitor's own header on cannot change the site. Kept in memory, because every request asks.
 */
export function hostOf({ headers }: Pick<FastifyRequest, 'headers'>): RequestHost | null {
  const text = headers.host ?? '';
  const stored = known.get(text);
  if (stored !== undefined) return stored;
  const host = readHost(text);
  if (known.size >= maxEntries) known.clear();
  known.set(text, host);
  return host;
}

/** Host name without its port; empty, which is no brand's, where the header holds no valid host. */
export const hostnameOf = (request: Pick<FastifyRequest, 'headers'>): string =>
  hostOf(request)?.hostname ?? '';

/** Whether a host name can only mean this machine. */
export const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' ||
  hostname.endsWith('.localhost') ||
  hostname === '127.0.0.1' ||
  hostname === '[::1]';

type RawRequest = Pick<IncomingMessage, 'url' | 'headers'>;

/**
 * The path of a request target. An absolute target (RFC 9112 §3.2.2) loses its origin where that is the host of
 * the `Host` header; any other target stays as it is, and `isPathTarget` refuses it.
 */
export function pathTargetOf({ url = '/', headers }: RawRequest): string {
  const [, authority = '', rest = ''] = /^https?:\/\/([^/?#]*)(.*)$/is.exec(url) ?? [];
  const asked = readHost(authority);
  if (!asked || asked.host !== readHost(headers.host ?? '')?.host) return url;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

export const isPathTarget = (url: string): boolean => url.startsWith('/');

/** A request names its host once (RFC 9112 §3.2): a second header could be read by someone else on the way. */
export function hasOneHost({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  return hosts <= 1;
}
