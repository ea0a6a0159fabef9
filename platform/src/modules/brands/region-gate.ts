import type { Visitor } from '../../http/visitor.ts';
import { BlockList, isIP } from 'node:net';
import { admitsCountry, type RegionSettings } from '@croupier/contracts';

/**
 * Whether the settings admit a visitor. Denied ranges are checked first, then admitted ones, then the
 * country.
 */
export function regionGate(settings: RegionSettings): (visitor: Visitor) => boolean {
  if (!settings.isOn) return () => true;
  const denied = rangesOf(settings.deniedRanges);
  const admitted = rangesOf(settings.admittedRanges);
  return ({ ip, country }) => {
    if (isWithin(denied, ip)) return false;
    return isWithin(admitted, ip) || admits(settings, country);
  };
}

function admits(settings: RegionSettings, country: string | null): boolean {
  if (country === null) return settings.unknownCountry === 'admit';
  return admitsCountry(settings, country);
}

function rangesOf(texts: readonly string[]): BlockList {
  const ranges = new BlockList();
  for (const text of texts) {
    const [address = '', prefix] = text.split('/');
    const family = familyOf(address);
    if (prefix === undefined) ranges.addAddress(address, family);
    else ranges.addSubnet(address, Number(prefix), family);
  }
  return ranges;
}

const isWithin = (ranges: BlockList, ip: string) => isIP(ip) > 0 && ranges.check(ip, familyOf(ip));

const familyOf = (ip: string) => (ip.includes(':') ? 'ipv6' : 'ipv4');
