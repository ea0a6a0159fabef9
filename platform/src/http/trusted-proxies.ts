import { BlockList, isIP } from 'node:net';

const maxEntries = 1_000;

/**
 * Whether an address is in one of the proxy ranges. Answers are cached, because every request needs several.
 */
export function trustedProxies(ranges: readonly string[]): (address: string) => boolean {
  const proxies = new BlockList();
  for (const range of ranges) add(proxies, range);
  const known = new Map<string, boolean>();
  return (address) => {
    const stored = known.get(address);
    if (stored !== undefined) return stored;
    const isTrusted = isIP(address) > 0 && proxies.check(address, familyOf(address));
    if (known.size >= maxEntries) known.clear();
    known.set(address, isTrusted);
    return isTrusted;
  };
}

function add(proxies: BlockList, range: string): void {
  const [address = '', prefix] = range.split('/');
  if (prefix === undefined) proxies.addAddress(address, familyOf(address));
  else proxies.addSubnet(address, Number(prefix), familyOf(address));
}

const familyOf = (address: string) => (address.includes(':') ? 'ipv6' : 'ipv4');
