import { furtherLocales, isLanguage, nativeNames, type SiteManifest } from '@croupier/contracts';
import { currentLocale, useTexts } from '@croupier/i18n';
import { Icon, VisuallyHidden, useSite } from '@croupier/ui';
import { DisclosureButton } from './disclosure-button.tsx';
import styles from './controls.module.css';

/** The visitor's language under its own name; hover or press opens the other languages below. */
export function LanguageSelect() {
  const { t } = useTexts('shell');
  const site = useSite();
  const opener = (
    <>
      <Icon name="globe" />
      <span>
        <VisuallyHidden>{t('language.label')} </VisuallyHidden>
        {nameIn(site)}
      </span>
      <Icon name="chevron-down" className={styles.arrow} />
    </>
  );
  return (
    <DisclosureButton className={styles.control} opener={opener}>
      {({ LanguageMenu }, unfolded) => <LanguageMenu {...unfolded} />}
    </DisclosureButton>
  );
}

function nameIn({ locale }: SiteManifest): string {
  const tag = currentLocale();
  if (isLanguage(tag)) return nativeNames[tag];
  if (locale?.tag === tag) return locale.name;
  // A language that was chosen after the page loaded.
  return furtherLocales.find((further) => further.tag === tag)?.name ?? tag;
}
