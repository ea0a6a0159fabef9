import { z } from 'zod';
import { servicePositions, serviceTypes, settingsSections } from '../brand-settings.ts';
import { complianceProfiles } from '../protection-terms.ts';
import { languages } from '../languages.ts';
import { language, nothing } from './atoms.ts';
import { brandSettings, namedResource, registerSettings, routerItem } from './brand-settings.ts';
import { siteCapabilities } from './flags.ts';
import type { Infer } from './infer.ts';
import { richText } from './rich-text.ts';
import { signedText } from './signed-text.ts';
import type { CallSchemas } from './call-schemas.ts';

/** JSON Web Key of the server's current encryption key; `kid` names it. */
export const sealingKey = z.strictObject({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  kid: z.string(),
  x: z.string(),
  y: z.string(),
});
export type SealingKey = Infer<typeof sealingKey>;

/**
 * A node of the specification's white-label tree. Recursive: the compiler cannot infer the type, and checks
 * that the schema describes it.
 */
export interface FlagNode {
  readonly modId: string;
  readonly enabled: '0' | '1';
  readonly childrenNodes: readonly FlagNode[];
}

export const flagNode: z.ZodType<FlagNode> = z.strictObject({
  modId: z.string(),
  enabled: z.enum(['0', '1']),
  childrenNodes: z.array(z.lazy(() => flagNode)),
});

export const serviceItem = z.strictObject({
  csType: z.enum(serviceTypes),
  csPosition: z.enum(servicePositions),
  /** Obfuscated; see `readServicePath`. */
  path: z.string(),
});
export type ServiceItem = Infer<typeof serviceItem>;

/** Kinds of customer service entry points: 3 is live chat (specification §2), 4 the one for VIP members. */
export const servicePathType = z.literal([3, 4]);
export type ServicePathType = Infer<typeof servicePathType>;

export const customerService = z.strictObject({
  items: z.array(serviceItem),
  version: z.strictObject({
    pathList: z.array(
      z.strictObject({
        type: servicePathType,
        path: z.string(),
      }),
    ),
  }),
});
export type CustomerService = Infer<typeof customerService>;

export const maintenanceNotice = z.strictObject({
  /** In the brand's languages; a missing one is replaced by the built-in text. */
  title: z.partialRecord(language, z.string()),
  text: z.partialRecord(language, z.string()),
  /** ISO time of the expected end of the closure. */
  endsAt: z.string().nullable(),
});
export type MaintenanceNotice = Infer<typeof maintenanceNotice>;

/** What a page needs to know about a brand before it shows anything. */
export const permissionInfo = z.strictObject({
  whitelabel: flagNode,
  ways: siteCapabilities,
  registerRules: registerSettings,
  minimumAge: z.literal([18, 21]),
  complianceProfile: z.enum(complianceProfiles),
  defaultDialingCode: z.string(),
  memberLabelColor: z.string(),
  resources: z.record(z.string(), namedResource.omit({ name: true })),
  customerService,
  analytics: z.strictObject({
    gtagId: z.string(),
  }),
  domainRoute: z.array(routerItem),
  imageCDNs: z.array(z.string()),
  launchGameCDNs: z.array(z.string()),
});
export type PermissionInfo = Infer<typeof permissionInfo>;

export const permission = z.strictObject({
  info: permissionInfo,
  location: z.strictObject({
    ip: z.string(),
    country: z.string().nullable(),
  }),
  maintenance: maintenanceNotice.nullable(),
  regionRestriction: z.boolean(),
});
export type Permission = Infer<typeof permission>;

export const systemStatus = z.strictObject({
  /** 0 normal, 1 maintenance, 2 region restricted: for this visitor. */
  status: z.literal([0, 1, 2]),
  serverTime: z.string(),
});
export type SystemStatus = Infer<typeof systemStatus>;

export const helpEntry = z.strictObject({
  slug: z.string(),
  title: z.string(),
  content: richText,
});
export type HelpEntry = Infer<typeof helpEntry>;

/** A brand's settings as operators edit them. */
export const brandBrandDetails = z.strictObject({
  code: z.string(),
  name: z.string(),
  hosts: z.array(z.string()),
  languages: z.array(language),
  currency: z.string(),
  settings: brandSettings,
  /**
   * Rises with each change of a section; a change sends it back, so that two operators do not overwrite each
   * other.
   */
  revisions: z.record(z.enum(settingsSections), z.number()),
});
export type BrandBrandDetails = Infer<typeof brandBrandDetails>;

/** An element of a document's head, with its attributes. */
export const headTag = z.union([
  z.strictObject({
    tag: z.literal('meta'),
    name: z.string(),
    content: z.string(),
  }),
  z.strictObject({
    tag: z.literal('meta'),
    property: z.string(),
    content: z.string(),
  }),
  z.strictObject({
    tag: z.literal('link'),
    rel: z.literal('canonical'),
    href: z.string(),
  }),
  z.strictObject({
    tag: z.literal('link'),
    rel: z.literal('alternate'),
    hrefLang: z.string(),
    href: z.string(),
  }),
]);
export type HeadTag = Infer<typeof headTag>;

/** A page's head data for browsers, search engines and link previews. */
export const pageHead = z.strictObject({
  title: z.string(),
  tags: z.array(headTag),
});
export type PageHead = Infer<typeof pageHead>;

/** The permission of a site, in an answer that may lack it. */
const optionalPermission = {
  info: permissionInfo.exactOptional(),
  location: permission.shape.location.exactOptional(),
  maintenance: permission.shape.maintenance.exactOptional(),
  regionRestriction: permission.shape.regionRestriction.exactOptional(),
};

const shortText = z.string().max(255);

/** Input and output of each call. */
export const siteSchemas = {
  systemStatus: {
    input: z.strictObject({ host: shortText.exactOptional() }),
    output: systemStatus.extend(optionalPermission),
  },
  siteFreshness: {
    input: z.strictObject({ nonce: z.string().regex(/^[\w-]{16,64}$/) }),
    output: signedText,
  },
  whitelabel: { input: nothing, output: flagNode },
  domainRoute: { input: nothing, output: z.array(routerItem) },
  pageHead: {
    input: z.strictObject({
      path: z.string().max(400).startsWith('/'),
      language: z.enum(languages),
    }),
    output: pageHead,
  },
  sealingKey: { input: nothing, output: sealingKey },
} satisfies CallSchemas;
