import { isLanguage, nativeNames } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Icon, VisuallyHidden, useSite, useToast } from '@croupier/ui';
import { useState } from 'react';
import { useShell } from '../shell-scope.tsx';
import styles from './controls.module.css';

/** Every language of the brand under its own name. The page changes when all texts have come. */
export function LanguageSelect() {
  const { t, language } = useTexts('shell');
  const { preferences } = useShell();
  const { languages } = useSite().brand;
  const [wanted, setWanted] = useState(language);
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);

  async function change(value: string): Promise<void> {
    if (!isLanguage(value)) return;
    setWanted(value);
    setBusy(true);
    try {
      await preferences.setLanguage(value);
    } catch {
      toast({ tone: 'negative', text: t('language.failed') });
    }
    setBusy(false);
  }

  return (
    <label className={styles.select} aria-busy={isBusy}>
      <Icon name="globe" />
      <VisuallyHidden>{t('language.label')}</VisuallyHidden>
      <select
        value={isBusy ? wanted : language}
        onChange={(event) => void change(event.target.value)}
      >
        {languages.map((one) => (
          <option key={one} value={one} lang={one}>
            {nativeNames[one]}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" className={styles.arrow} />
    </label>
  );
}
