import {
  newBanner,
  defaultRegisterSettings,
  type Banner,
  type Id,
  type ModuleDescription,
  type Notice,
  type PageContent,
  type RegisterSettings,
  type SiteModule,
} from '@croupier/contracts';
import type { Remote } from '@croupier/ui';

export { aSession, aSite } from '@croupier/ui/testing';

const inAll = (text: string) => ({ en: text, bn: text, es: text, ar: text });

/** A module with one page at its own path, unless the given options differ. */
export function aModule(name: string, overrides: Partial<ModuleDescription> = {}): SiteModule {
  return {
    version: '1.0.0',
    baseUrl: `/modules/${name}/1.0.0/`,
    entry: 'remote-entry.js',
    global: name.replaceAll('-', '_'),
    needs: {},
    integrity: {},
    description: {
      name,
      contract: '^1.0',
      owner: 'a team',
      title: inAll(`The ${name}`),
      routes: [{ path: `/${name}`, page: 'first', title: inAll(`${name} page`) }],
      slots: [],
      overlays: [],
      menus: [],
      topics: { publishes: [], reads: [] },
      budget: { page: { jsKb: 40, cssKb: 10 }, total: { jsKb: 80, cssKb: 20 } },
      ...overrides,
    },
  };
}

export function aBanner(title: string, overrides: Partial<Banner> = {}): Banner {
  return {
    bannerId: `bnr_${title}` as Id<'bnr'>,
    ...newBanner,
    title,
    text: `${title}, in full`,
    action: 'Go',
    art: title,
    ...overrides,
  };
}

export function aNotice(title: string, overrides: Partial<Notice> = {}): Notice {
  return {
    id: `ntc_${title}` as Id<'ntc'>,
    title,
    content: [{ tag: 'p', children: [`All about ${title}`] }],
    types: ['B'],
    startsAt: '2026-01-05T08:00:00.000Z',
    ...overrides,
  };
}

export function aContent(overrides: Partial<PageContent> = {}): PageContent {
  return { group: 'home', language: 'en', banners: [], notices: [], popups: [], ...overrides };
}

const noTexts = () => Promise.resolve({ default: {} });

export function aRemote(overrides: Partial<Remote> = {}): Remote {
  return {
    pages: {},
    parts: {},
    overlays: {},
    texts: { en: noTexts, bn: noTexts, es: noTexts, ar: noTexts },
    ...overrides,
  };
}

export const registerRules: RegisterSettings = {
  ...defaultRegisterSettings,
  username: {
    enabled: true,
    required: true,
    minLength: 2,
    maxLength: 15,
    patternId: 'username',
    acceptedPattern: '^[A-Za-z][A-Za-z0-9_]*$',
    type: 'text',
  },
  password: {
    enabled: true,
    required: true,
    minLength: 8,
    maxLength: 64,
    patternId: 'any',
    acceptedPattern: '*',
    type: 'password',
  },
  paymentPassword: {
    enabled: true,
    required: true,
    minLength: 6,
    maxLength: 6,
    patternId: 'six-digits',
    acceptedPattern: '^[0-9]*$',
    type: 'password',
  },
  affiliateCode: {
    enabled: true,
    required: false,
    minLength: 4,
    maxLength: 16,
    patternId: 'affiliate-code',
    acceptedPattern: '^[A-Za-z0-9]*$',
    type: 'text',
  },
};
