import type { FastifyInstance } from 'fastify';
import { hostnameOf, isLoopback } from './request-host.ts';

/** Headers of every answer. */
const everywhere = {
  // Answers that are not pages may run and embed nothing; pages set their own policy.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
};

/**
 * A browser that was here over https does not come back over http for a year. Not sent for this machine's own names:
 * browsers keep it for all ports, and what else runs here may speak plain http.
 */
const strictTransport = 'max-age=31536000';

export function addSecurityHeaders(http: FastifyInstance): void {
  http.addHook('onRequest', (request, reply, next) => {
    reply.headers(everywhere);
    if (request.protocol === 'https' && !isLoopback(hostnameOf(request)))
      reply.header('strict-transport-security', strictTransport);
    next();
  });
}

export interface PageSources {
  /** Origins that serve module releases, in addition to our own. */
  readonly modules: readonly string[];
  /** Origins of games that run in frames of the page. */
  readonly frames: readonly string[];
  /** Origins of game pictures. */
  readonly pictures: readonly string[];
  /** Hashes of the style sheets inside the page. */
  readonly inlineStyles: readonly string[];
  /** The page has a local build, whose development server brings a Trusted Types policy of its own. */
  readonly isDevelopment: boolean;
  /** The page may read the description of a build on the visitor's own machine. */
  readonly canInspect: boolean;
  /** Address to which browsers report violations. */
  readonly reports: string;
}

/**
 * Content policy of the players' pages: no inline script, no eval, and only the origins of the site manifest.
 */
export function pagePolicy({
  modules,
  frames,
  pictures,
  inlineStyles,
  isDevelopment,
  canInspect,
  reports,
}: PageSources): string {
  const own = ["'self'", ...modules].join(' ');
  return policy({
    'default-src': "'none'",
    'script-src': own,
    'style-src': [own, ...inlineStyles.map((hash) => `'${hash}'`)].join(' '),
    'connect-src': canInspect ? `${own} ${thisMachine}` : own,
    'img-src': [own, 'data:', ...new Set(pictures)].join(' '),
    'font-src': own,
    'media-src': own,
    // Of our own pages only the phone verification allows to be framed.
    'frame-src': ["'self'", ...new Set(frames)].join(' '),
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    // Script addresses come from the shell's one Trusted Types policy, which knows the files of the manifest.
    'require-trusted-types-for': "'script'",
    // The development server's client creates its policy again for each overlay that it opens.
    'trusted-types': isDevelopment
      ? "shell webpack-dev-server#overlay 'allow-duplicates'"
      : 'shell',
    'report-uri': reports,
  });
}

const thisMachine = 'http://localhost:* http://127.0.0.1:*';

/** Content policy of the operators' pages: our own origin only. */
export const consolePolicy = policy({
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'connect-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
  // The page's Trusted Types policy knows its list of files.
  'require-trusted-types-for': "'script'",
  'trusted-types': 'page',
});

/** A content policy as header text. */
export function policy(directives: Readonly<Record<string, string>>): string {
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}
