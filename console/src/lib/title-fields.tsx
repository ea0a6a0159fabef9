import { languages, type Localized } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { TextInput } from '@croupier/ui';
import styles from './rewarding.module.css';

const longest = 120;

/** A title in every language; the fields are named `title-en` and so on. */
export function TitleFields({ title }: { title?: Localized }) {
  const { t } = useTexts('console');
  return (
    <div className={styles.fields}>
      {languages.map((language) => (
        <TextInput
          key={language}
          name={`title-${language}`}
          label={t('rewarding.titleIn', { language: t(`rewarding.language.${language}`) })}
          lang={language}
          dir="auto"
          maxLength={longest}
          autoComplete="off"
          defaultValue={title?.[language] ?? ''}
        />
      ))}
    </div>
  );
}

/** The typed title; `null` if a language is missing. */
export function titleIn(fields: FormData): Localized | null {
  const textOf = (language: string) => String(fields.get(`title-${language}`) ?? '').trim();
  const title = { en: textOf('en'), bn: textOf('bn'), es: textOf('es'), ar: textOf('ar') };
  return Object.values(title).every(Boolean) ? title : null;
}
