import type { SiteManifest } from '@croupier/contracts';
import { createContext, useContext, type ReactNode } from 'react';

const SiteContext = createContext<SiteManifest | null>(null);

/** Provides the site manifest to its children. The host wraps its frame and pages in one scope. */
export function SiteScope({ site, children }: { site: SiteManifest; children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>;
}

/** The site manifest: brand, flags, modules. */
export function useSite(): SiteManifest {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite needs a SiteScope around it');
  return site;
}
