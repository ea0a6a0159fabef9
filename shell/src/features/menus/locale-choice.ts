import {
  furtherLocales,
  hasTexts,
  nativeNames,
  type Locale,
  type SiteManifest,
} from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useToast } from '@croupier/ui';
import { useState } from 'react';
import { hasPseudo, pseudoTag } from '../../preferences/preferences.ts';
import { useShell } from '../../shell-scope.tsx';

interface LocaleChoice {
  /** Languages with their own texts. */
  readonly complete: readonly Locale[];
  /** Languages that show another language's texts for now. */
  readonly others: readonly Locale[];
  /** The language that is loading; `null` while none is. */
  readonly coming: string | null;
  /** The page changes when all texts have loaded; a failure is reported. */
  readonly choose: (tag: string) => Promise<void>;
}

/** The languages that a visitor of the brand may choose. */
export function useLocaleChoice(): LocaleChoice {
  const { t } = useTexts('shell');
  const { site, preferences } = useShell();
  const toast = useToast();
  const [coming, setComing] = useState<string | null>(null);

  async function choose(tag: string): Promise<void> {
    setComing(tag);
    // Show the press immediately; rendering the page in another language takes longer.
    await nextPaint();
    try {
      await preferences.setLanguage(tag);
    } catch {
      toast({ tone: 'negative', text: t('language.failed') });
    }
    setComing(null);
  }
  return { ...localesOf(site), coming, choose };
}

function localesOf({ brand }: SiteManifest): Pick<LocaleChoice, 'complete' | 'others'> {
  const own = brand.languages.map((tag) => ({ tag, name: nativeNames[tag] }));
  const further = furtherLocales.filter(({ tag }) => brand.furtherLocales.includes(tag));
  const reads = ({ tag }: Locale) => hasTexts(tag, brand.languages);
  const pseudo = hasPseudo ? [{ tag: pseudoTag, name: '[Þšéûðô]' }] : [];
  const regions = (base: string) => further.filter(({ tag }) => tag.startsWith(`${base}-`));
  return {
    complete: [...own.flatMap((locale) => [locale, ...regions(locale.tag)]), ...pseudo],
    others: further.filter((locale) => !reads(locale)),
  };
}

/** Resolves after the last state is painted, so that long work may begin. */
const nextPaint = (): Promise<void> =>
  new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 0)));
