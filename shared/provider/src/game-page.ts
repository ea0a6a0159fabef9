import { directionOf, type Language } from '@croupier/contracts';

/** Only the platform's pages may frame a game; it runs no inline script and connects to no other origin. */
export function gamePageHeaders(hostOrigins: readonly string[]): Readonly<Record<string, string>> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${hostOrigins.join(' ')}`,
  ].join('; ');
  return {
    'content-security-policy': policy,
    'cache-control': 'no-store',
    // The address contains the launch token, so it must not be sent to other sites.
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  };
}

/** The page's template with its language, title and data. */
export function fillGamePage(
  template: string,
  { language, title, page }: { language: Language; title: string; page: unknown },
): string {
  const parts: Readonly<Record<string, string>> = {
    language,
    direction: directionOf(language),
    title: escape(title),
    // `<` is the only character that could end the element early.
    page: JSON.stringify(page).replaceAll('<', '\\u003c'),
  };
  return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => parts[name] ?? '');
}

/** The origin of an address; `null` for an invalid one. */
export function originOf(address: string | undefined): string | null {
  return address && URL.canParse(address) ? new URL(address).origin : null;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
