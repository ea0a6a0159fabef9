import { languages, type Language, type SiteManifest, type SiteModule } from '@croupier/contracts';
import { fetchFreshPage } from '../trust/page-manifest.ts';

/** The site manifest as the platform writes it into its own pages, for the brand of the request's host. */
export async function requestSite(platform: string): Promise<SiteManifest> {
  // A host's page has no pinned keys: it trusts its connection to the platform.
  const { text } = await fetchFreshPage(`${platform}/`);
  const site: SiteManifest = JSON.parse(text);
  return site;
}

/** The language of the host's page, if it is one of ours. */
export const pageLanguage = (): Language | undefined =>
  languages.find((one) => one === document.documentElement.lang);

/** The language of the host's page if the brand offers it; else the visitor's. */
export function embeddedLanguage({ brand, language }: SiteManifest): Language {
  const ofPage = pageLanguage();
  return ofPage && brand.languages.includes(ofPage) ? ofPage : language;
}

/** The site with only one module, with the brand's settings, whatever the module's release. */
export function siteWith(site: SiteManifest, module: SiteModule): SiteManifest {
  const { name } = module.description;
  const settings = site.modules.find(({ description }) => description.name === name)?.settings;
  return { ...site, modules: [settings ? { ...module, settings } : module] };
}
