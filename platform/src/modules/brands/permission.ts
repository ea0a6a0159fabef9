import type { Visitor } from '../../http/visitor.ts';
import {
  flagTree,
  scrambleServicePath,
  servicePathRandomBytes,
  capabilitiesOf,
  type Closure,
  type CustomerService,
  type FlagBranch,
  type FlagNode,
  type MaintenanceNotice,
  type Permission,
  type PermissionInfo,
  type ServiceChannel,
} from '@croupier/contracts';
import type { Random } from '../../core.ts';
import type { Brand } from './brand.ts';
import { closureFor } from './closure.ts';

/** The specification's permission answer: what a page needs to know of a brand before it renders. */
export async function permissionOf(
  brand: Brand,
  visitor: Visitor,
  random: Random,
): Promise<Permission> {
  const closure = closureFor(brand, visitor);
  return {
    info: await infoOf(brand, random),
    location: visitor,
    maintenance: noticeOf(closure),
    regionRestriction: closure?.kind === 'region',
  };
}

function noticeOf(closure: Closure | null): MaintenanceNotice | null {
  if (closure?.kind !== 'maintenance') return null;
  const { title, text, endsAt } = closure;
  return { title, text, endsAt };
}

async function infoOf(brand: Brand, random: Random): Promise<PermissionInfo> {
  const { profile, resources, service, delivery } = brand.settings;
  return {
    whitelabel: flagTreeOf(brand),
    ways: capabilitiesOf(brand.flags),
    registerRules: brand.registerSettings,
    minimumAge: profile.minimumAge,
    complianceProfile: profile.complianceProfile,
    defaultDialingCode: profile.defaultDialingCode,
    memberLabelColor: profile.memberLabelColor,
    resources: Object.fromEntries(
      resources.resources.map(({ name, ...resource }) => [name, resource]),
    ),
    customerService: await customerServiceOf(service.channels, random),
    analytics: { gtagId: delivery.gtagId },
    domainRoute: delivery.routes,
    imageCDNs: delivery.imageCDNs,
    launchGameCDNs: delivery.launchGameCDNs,
  };
}

/** The white-label flag tree; `enabled` is the effective value: a child of a disabled flag is disabled. */
export function flagTreeOf(brand: Brand): FlagNode {
  const node = ({ flag, children }: FlagBranch): FlagNode => ({
    modId: flag,
    enabled: brand.flags.includes(flag) ? '1' : '0',
    childrenNodes: children.map(node),
  });
  return { modId: brand.code, enabled: '1', childrenNodes: flagTree.map(node) };
}

const pathTypes = { SIDE: 3, VIP: 4 } as const;

async function customerServiceOf(
  channels: readonly ServiceChannel[],
  random: Random,
): Promise<CustomerService> {
  const items = await Promise.all(
    channels.map(async ({ csType, csPosition, url }) => ({
      csType,
      csPosition,
      path: await scrambleServicePath(url, random.bytes(servicePathRandomBytes)),
    })),
  );
  const pathList = items
    .filter(({ csType }) => csType === 'LIVECHAT')
    .map(({ csPosition, path }) => ({ type: pathTypes[csPosition], path }));
  return { items, version: { pathList } };
}
