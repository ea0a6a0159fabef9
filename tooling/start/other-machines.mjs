import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { providerIds, providerProxyPorts } from './providers.mjs';
import { Refusal } from './refusal.mjs';

/** Proxies for other machines: the demo's brands and what their pages frame, in ports after the site's own. */
const proxies = /** @type {const} */ (['padma', 'verano', 'studio', 'payments']);
const firstProxy = 3;

/**
 * @param {number} sitePort
 * @returns {Record<string, number>}
 */
export const proxyPorts = (sitePort) => ({
  ...Object.fromEntries(
    proxies.map((name, index) => [`${name}-https`, sitePort + firstProxy + index]),
  ),
  ...providerProxyPorts(sitePort),
});

export const lastPortAfter = firstProxy + proxies.length - 1;

/**
 * Names and addresses as the URL standard writes them; a refusal for what is neither.
 * @param {string[]} words
 */
export function readNames(words) {
  const texts = words.flatMap((word) => word.split(/[\s,]+/)).filter(Boolean);
  return [...new Set(texts.map(nameOf))];
}

/** @param {string} text */
function nameOf(text) {
  const address = `https://${isIP(text) === 6 ? `[${text}]` : text}`;
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || url.port !== '' || address.toLowerCase() !== url.origin)
    throw new Refusal(
      `--host takes names and addresses of this machine, as mymac.local or 192.168.1.7, and one is "${text}"`,
    );
  return url.hostname;
}

/**
 * The platform itself calls the studio by the first name, so this machine must know it.
 * @param {string[]} names
 */
export async function requireKnownNames(names) {
  for (const name of names) {
    await lookup(name.replace(/^\[|\]$/g, '')).catch(() => {
      throw new Refusal(
        `this machine does not know the name ${name}: give a name or an address that leads here, as 192.168.1.7`,
      );
    });
  }
}

/**
 * Origins of each proxy, by its name, and of the proxies to the providers; the one of the first name comes first.
 * @param {string[]} names
 * @param {number} sitePort
 */
export function originsOf(names, sitePort) {
  const ports = proxyPorts(sitePort);
  /** @param {string} proxy */
  const at = (proxy) => names.map((name) => `https://${name}:${ports[`${proxy}-https`]}`);
  return {
    padma: at('padma'),
    verano: at('verano'),
    studio: at('studio'),
    payments: at('payments'),
    providers: Object.fromEntries(providerIds.map((id) => [id, at(id)])),
  };
}

/**
 * The hosts passed to the platform: Padma has the names, Verano the same names on its own port.
 * @param {string[]} names
 * @param {number} sitePort
 */
export function demoHosts(names, sitePort) {
  const verano = proxyPorts(sitePort)['verano-https'];
  return names.flatMap((name) => [`padma=${name}`, `verano=${name}:${verano}`]).join(',');
}
