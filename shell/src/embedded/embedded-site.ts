import { languages, type Language, type SiteManifest, type SiteModule } from '@croupier/contracts';
import { fetchFreshPage } from '../trust/page-manifest.ts';

/** The site as the platform writes it into its own pages, for the brand of the host that it is asked by. */
export async function requestSite(platform: string): Promise<SiteManifest> {
  // A host's page has no pinned keys: what it trusts is its own way to the platform.
  const { text } = await fetchFreshPage(`${platform}/`);
  const site: SiteManifest = JSON.parse(text);
  return site;
}

/** The language of the host's page, if it is one of ours. */
export const pageLanguage = (): Language | undefined =>
  languages.find((one) => one === document.documentElement.lang);

/** The language of the host's page where the brand speaks it; else the visitor's. */
export function embeddedLanguage({ brand, language }: SiteManifest): Language {
  const ofPage = pageLanguage();
  return ofPage && brand.languages.includes(ofPage) ? ofPage : language;
}

/** The site with one module on its table, set up as the brand has it, whatever release of it that is. */
export function siteWith(site: SiteManifest, module: SiteModule): SiteManifest {
  const { name } = module.description;
  const settings = site.modules.find(({ description }) => description.name === name)?.settings;
  return { ...site, modules: [settings ? { ...module, settings } : module] };
}
