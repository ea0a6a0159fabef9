import { textLanguageOf, nativeNames, type Locale } from '@croupier/contracts';
import { currentLocale, useTexts } from '@croupier/i18n';
import { Icon, useSite } from '@croupier/ui';
import { useEffect, useRef } from 'react';
import type { DisclosureContent } from '../../frame/disclosure-button.tsx';
import { useLocaleChoice } from './locale-choice.ts';
import { useFocusLeaves, usePointer } from './use-pointer.ts';
import { focusFirst, useKeys } from './use-keys.ts';
import { useDelayedClose } from './use-delayed-close.ts';
import styles from './language-menu.module.css';

/** The languages, below a button that opens on press or hover. */
export function LanguageMenu({ place, isPressed, onPress }: DisclosureContent) {
  const { open, show, leave, close } = useDelayedClose();
  usePointer(place, { onEnter: () => show('languages'), onLeave: leave });
  function end(): void {
    close();
    onPress(false);
  }
  useFocusLeaves(place, end);
  if (!isPressed && open === null) return null;
  return <Languages place={place} isPressed={isPressed} onClose={end} />;
}

interface LanguagesProps extends Omit<DisclosureContent, 'onPress'> {
  readonly onClose: () => void;
}

/** The brand's languages under their own names, and below them those without texts yet. */
function Languages({ place, isPressed, onClose }: LanguagesProps) {
  const { t } = useTexts('support');
  const opener = useRef(place?.querySelector('button') ?? null);
  const { languages } = useSite().brand;
  const { complete, others, coming, choose } = useLocaleChoice();
  const panel = useRef<HTMLDivElement>(null);
  useKeys({ opener, panel, onClose });
  useEffect(() => {
    if (isPressed) focusFirst(panel.current);
  }, [isPressed]);

  async function take(tag: string): Promise<void> {
    await choose(tag);
    opener.current?.focus();
    onClose();
  }
  const list = (locales: readonly Locale[]) => (
    <ul role="list" className={styles.list}>
      {locales.map(({ tag, name }) => (
        <li key={tag}>
          <button
            type="button"
            lang={tag}
            className={styles.language}
            aria-current={tag === currentLocale()}
            aria-busy={tag === coming || undefined}
            onClick={() => void take(tag)}
          >
            <span>{name}</span>
            {tag === currentLocale() && <Icon name="check" />}
          </button>
        </li>
      ))}
    </ul>
  );
  // The fallback language: the same for all of them.
  const [other] = others;
  const read = other && nativeNames[textLanguageOf(other.tag, languages)];
  return (
    <div
      ref={panel}
      role="group"
      aria-label={t('language.all')}
      tabIndex={-1}
      className={styles.panel}
    >
      {list(complete)}
      {read && (
        <>
          <p className={styles.soon}>{t('language.soon', { language: read })}</p>
          {list(others)}
        </>
      )}
    </div>
  );
}
