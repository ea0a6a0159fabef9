import type { InLanguages, Language, NoticeWords } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { TextArea, TextInput, type FieldErrors } from '@croupier/ui';
import { LanguagesInput } from './languages-input.tsx';
import { RichPreview } from './rich-preview.tsx';

interface WrittenInputProps {
  readonly languages: readonly Language[];
  readonly words: InLanguages<NoticeWords>;
  readonly path: string;
  readonly faults: FieldErrors;
  readonly onChange: (words: InLanguages<NoticeWords>) => void;
}

const noWords: NoticeWords = { title: '', content: '' };

/** A title and HTML in each language, with a preview. */
export function WrittenInput({ languages, words, path, faults, onChange }: WrittenInputProps) {
  const { t } = useTexts('console');
  return (
    <LanguagesInput
      languages={languages}
      words={words}
      empty={noWords}
      path={path}
      faults={faults}
      onChange={onChange}
    >
      {(language, said, set, fault) => (
        <>
          <TextInput
            name={`title.${language}`}
            label={t('content.titleOf')}
            lang={language}
            dir="auto"
            maxLength={120}
            value={said.title}
            fault={fault('title')}
            onChange={(event) => set({ title: event.currentTarget.value })}
          />
          <TextArea
            label={t('content.html')}
            hint={t('content.htmlHint')}
            fault={fault('content')}
            name={`content.${language}`}
            rows={8}
            lang={language}
            maxLength={20_000}
            value={said.content}
            onChange={(event) => set({ content: event.currentTarget.value })}
          />
          <RichPreview html={said.content} />
        </>
      )}
    </LanguagesInput>
  );
}
