import { isLanguage, nativeNames, type SiteManifest } from '@croupier/contracts';
import { currentLocale, useTexts } from '@croupier/i18n';
import { Icon, VisuallyHidden, useSite } from '@croupier/ui';
import { useRef, useState } from 'react';
import { useMenus } from './use-menus.ts';
import styles from './controls.module.css';

/** The visitor's language under its own name; the others unfold below it, for a pointer or a press. */
export function LanguageSelect() {
  const { t } = useTexts('shell');
  const site = useSite();
  const place = useRef<HTMLDivElement>(null);
  const [isPressed, setPressed] = useState(false);
  const { menus, near } = useMenus();
  return (
    <div ref={place} className={styles.place} {...near}>
      <button
        type="button"
        className={styles.control}
        aria-expanded={isPressed}
        onClick={() => setPressed(!isPressed)}
      >
        <Icon name="globe" />
        <span>
          <VisuallyHidden>{t('language.label')} </VisuallyHidden>
          {nameIn(site)}
        </span>
        <Icon name="chevron-down" className={styles.arrow} />
      </button>
      {menus && <menus.LanguageMenu place={place} isPressed={isPressed} onPress={setPressed} />}
    </div>
  );
}

function nameIn({ locale }: SiteManifest): string {
  const tag = currentLocale();
  if (isLanguage(tag)) return nativeNames[tag];
  return locale?.tag === tag ? locale.name : tag;
}
