import type { Language, Localized, ModuleDescription, Skeletons } from '@croupier/contracts';
import { changeLanguage, loadTexts, startTexts, type TextLoaders } from '@croupier/i18n';
import { uiTexts, type PieceSkeletons } from '@croupier/ui';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';

/**
 * Renders a module's skeletons in every language, for its release. A page with several paths is rendered for
 * each.
 */
export async function renderSkeletons(
  { name, routes }: ModuleDescription,
  skeletons: PieceSkeletons,
  texts: TextLoaders,
): Promise<Skeletons> {
  await startTexts('en');
  await Promise.all([loadTexts('ui', uiTexts), loadTexts(name, texts)]);
  const pages: Record<string, Localized> = {};
  const parts: Record<string, Localized> = {};
  for (const { path, page } of routes) {
    const Page = skeletons.pages[page];
    if (Page) pages[path] = await drawn(Page, path);
  }
  for (const [part, Part] of Object.entries(skeletons.parts)) parts[part] = await drawn(Part, '/');
  return { pages, parts };
}

/** Sequential, because the texts have one language at a time. */
async function drawn(Skeleton: ComponentType, path: string): Promise<Localized> {
  async function inLanguage(language: Language): Promise<string> {
    await changeLanguage(language);
    return renderToStaticMarkup(
      <StaticRouter location={path}>
        <Skeleton />
      </StaticRouter>,
      // The page's own ids must not collide with those of a skeleton in it.
      { identifierPrefix: 'skeleton' },
    );
  }
  return {
    en: await inLanguage('en'),
    bn: await inLanguage('bn'),
    es: await inLanguage('es'),
    ar: await inLanguage('ar'),
  };
}
