import { languages, isLanguage, nativeNames, type Theme } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Icon } from '@croupier/ui';
import { useState } from 'react';
import { chooseLanguage, chooseTheme } from './preferences.ts';
import styles from './preferences-bar.module.css';

export function Preferences() {
  const { t, language } = useTexts('console');
  const [theme, setTheme] = useState<Theme>(
    document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark',
  );
  const other: Theme = theme === 'dark' ? 'light' : 'dark';

  function switchTheme(): void {
    chooseTheme(other);
    setTheme(other);
  }

  return (
    <div className={styles.bar}>
      <label className={styles.language}>
        <Icon name="globe" />
        <select
          aria-label={t('language')}
          value={language}
          onChange={(event) => {
            const chosen = event.currentTarget.value;
            if (isLanguage(chosen)) void chooseLanguage(chosen);
          }}
        >
          {languages.map((one) => (
            <option key={one} value={one} lang={one}>
              {nativeNames[one]}
            </option>
          ))}
        </select>
      </label>
      <Button
        variant="quiet"
        icon={other === 'light' ? 'sun' : 'moon'}
        aria-label={t(`theme.${other}`)}
        onClick={switchTheme}
      />
    </div>
  );
}
