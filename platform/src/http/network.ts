import { isIPv6 } from 'node:net';

/** The network of an address, /24 or /48: one household counts once, and no full address is stored. */
export const networkOf = (ip: string): string => prefixOf(ip, { ofFour: 3, ofEight: 3 });

/**
 * The addresses of one subscriber: an IPv4 address, or the /64 in which an IPv6 host chooses its addresses
 * freely.
 */
export const subscriberOf = (ip: string): string => prefixOf(ip, { ofFour: 4, ofEight: 4 });

function prefixOf(ip: string, parts: { readonly ofFour: number; readonly ofEight: number }) {
  const plain = ip.replace('::ffff:', '');
  return isIPv6(plain)
    ? groupsOf(plain).slice(0, parts.ofEight).join(':')
    : plain.split('.').slice(0, parts.ofFour).join('.');
}

/**
 * An address can be abbreviated in several ways; a network must have one name, or it would be counted several
 * times.
 */
function groupsOf(address: string): readonly string[] {
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const groups = [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
  return groups.map((group) => Number.parseInt(group, 16).toString(16));
}
