import { isLanguage, nativeNames, type SiteManifest } from '@croupier/contracts';
import { currentLocale, useTexts } from '@croupier/i18n';
import { Icon, VisuallyHidden } from '@croupier/ui';
import { useRef, useState } from 'react';
import { loadMenus } from '../features/menus/load-menus.ts';
import { useShell } from '../shell-scope.tsx';
import { useLoaded } from '../use-loaded.ts';
import { useLingering } from './use-lingering.ts';
import styles from './controls.module.css';

/** The visitor's language under its own name; the others unfold below it, for a pointer or a press. */
export function LanguageSelect() {
  const { t } = useTexts('shell');
  const { site } = useShell();
  const { open, show, leave, close } = useLingering();
  const opener = useRef<HTMLButtonElement>(null);
  const [isNear, setNear] = useState(false);
  const menus = useLoaded(loadMenus, isNear);
  const near = () => setNear(true);
  return (
    <div
      className={styles.place}
      onFocus={near}
      onPointerEnter={(event) => {
        near();
        if (event.pointerType === 'mouse' && open === null) show('pointer');
      }}
      onPointerLeave={leave}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || close()}
    >
      <button
        ref={opener}
        type="button"
        className={styles.control}
        aria-expanded={open !== null}
        onClick={() => (open === 'press' ? close() : show('press'))}
      >
        <Icon name="globe" />
        <span>
          <VisuallyHidden>{t('language.label')} </VisuallyHidden>
          {nameIn(site)}
        </span>
        <Icon name="chevron-down" className={styles.arrow} />
      </button>
      {menus.state === 'ready' && open !== null && (
        <menus.value.LanguageMenu opener={opener} isPressed={open === 'press'} onClose={close} />
      )}
    </div>
  );
}

function nameIn({ locale }: SiteManifest): string {
  const tag = currentLocale();
  if (isLanguage(tag)) return nativeNames[tag];
  return locale?.tag === tag ? locale.name : tag;
}
