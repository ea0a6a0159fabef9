import { helpCalls, nativeNames, type HelpDraft, type Language } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { TextInput } from '@croupier/ui';
import { DocumentPanel } from '../documents/document-panel.tsx';
import type { DocumentView, IdInput } from '../documents/document-view.ts';
import type { PanelProps } from '../documents/panel-props.ts';
import { WrittenInput } from './written-input.tsx';
import styles from './content.module.css';

/** The site links to the terms of use by this slug, so the entry cannot be removed. */
const termsSlug = 'term';

/** The help centre of a brand, in reading order. */
export function HelpPanel(panel: PanelProps) {
  return <DocumentPanel {...panel} view={useHelpView(panel.languages)} />;
}

function useHelpView(languages: readonly Language[]): DocumentView<HelpDraft, string> {
  const { t } = useTexts('console');
  return {
    calls: helpCalls,
    isOrdered: true,
    groups: [{ id: 'help', label: t('content.kinds.help'), has: () => true }],
    texts: {
      add: t('content.help.add'),
      edit: t('content.help.edit'),
      empty: t('content.help.empty'),
      removeText: t('content.help.removeText'),
      restoreText: t('content.help.restoreText'),
    },
    begin: () => ({ words: {} }),
    words: ({ words }) => words,
    showing: () => null,
    isRemovable: (slug) => slug !== termsSlug,
    details: ({ id, draft }) => (
      <>
        <code dir="ltr">{`#${id}`}</code>
        <Lacking languages={languages.filter((language) => !draft.words[language])} />
      </>
    ),
    idInput: (props) => <SlugInput {...props} />,
    inputs: ({ draft, errors, set }) => (
      <WrittenInput
        languages={languages}
        words={draft.words}
        path="draft.words"
        errors={errors}
        onChange={(words) => set({ words })}
      />
    ),
  };
}

function Lacking({ languages }: { languages: readonly Language[] }) {
  const { t } = useTexts('console');
  if (languages.length === 0) return null;
  const names = languages.map((language) => nativeNames[language]).join(', ');
  return <span className={styles.aside}>{t('content.lacking', { languages: names })}</span>;
}

function SlugInput({ id, errors, set }: IdInput<string>) {
  const { t } = useTexts('console');
  return (
    <TextInput
      name="slug"
      label={t('content.help.slug')}
      hint={t('content.help.slugHint')}
      dir="ltr"
      maxLength={61}
      value={id ?? ''}
      error={errors['id'] && t('content.help.slugError')}
      onChange={(event) => set(event.currentTarget.value.toLowerCase())}
    />
  );
}
