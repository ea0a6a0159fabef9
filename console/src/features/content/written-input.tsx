import type { InLanguages, Language, NoticeWords } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { TextArea, TextInput, type FieldErrors } from '@croupier/ui';
import { LanguagesInput } from './languages-input.tsx';
import { RichPreview } from './rich-preview.tsx';

interface WrittenInputProps {
  readonly languages: readonly Language[];
  readonly words: InLanguages<NoticeWords>;
  readonly path: string;
  readonly errors: FieldErrors;
  readonly onChange: (words: InLanguages<NoticeWords>) => void;
}

const noWords: NoticeWords = { title: '', content: '' };

/** A title and HTML in each language, with a preview. */
export function WrittenInput({ languages, words, path, errors, onChange }: WrittenInputProps) {
  const { t } = useTexts('console');
  return (
    <LanguagesInput
      languages={languages}
      words={words}
      empty={noWords}
      path={path}
      errors={errors}
      onChange={onChange}
    >
      {(language, written, set, error) => (
        <>
          <TextInput
            name={`title.${language}`}
            label={t('content.titleOf')}
            lang={language}
            dir="auto"
            maxLength={120}
            value={written.title}
            error={error('title')}
            onChange={(event) => set({ title: event.currentTarget.value })}
          />
          <TextArea
            label={t('content.html')}
            hint={t('content.htmlHint')}
            error={error('content')}
            name={`content.${language}`}
            rows={8}
            lang={language}
            maxLength={20_000}
            value={written.content}
            onChange={(event) => set({ content: event.currentTarget.value })}
          />
          <RichPreview html={written.content} />
        </>
      )}
    </LanguagesInput>
  );
}
