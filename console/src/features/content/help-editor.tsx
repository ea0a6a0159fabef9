import type { AdminHelpEntry } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { TextInput } from '@croupier/ui';
import { useSaveHelp } from '../../api/content.ts';
import type { PanelProps } from './panel-props.ts';
import { EditorDialog } from './editor-dialog.tsx';
import { WrittenInput } from './written-input.tsx';

interface HelpEditorProps extends PanelProps {
  /** `null`: a new entry. */
  readonly entry: AdminHelpEntry | null;
  readonly onClose: () => void;
}

type Written = Pick<AdminHelpEntry, 'slug' | 'words'>;

/** Editor of a help entry; saving publishes the entry. */
export function HelpEditor({ brand, languages, entry, onClose }: HelpEditorProps) {
  const { t } = useTexts('console');
  const save = useSaveHelp();
  return (
    <EditorDialog
      title={t(entry ? 'content.help.edit' : 'content.help.add')}
      begin={(): Written => ({ slug: entry?.slug ?? '', words: entry?.words ?? {} })}
      saving={save}
      onSave={({ draft, note }, ends) =>
        save.mutate({ brand, revision: entry?.revision ?? 0, note, ...draft }, ends)
      }
      onClose={onClose}
    >
      {({ draft, faults, set }) => (
        <>
          {!entry && (
            <TextInput
              name="slug"
              label={t('content.help.slug')}
              hint={t('content.help.slugHint')}
              dir="ltr"
              maxLength={61}
              value={draft.slug}
              fault={faults['slug'] && t('content.help.slugFault')}
              onChange={(event) => set({ slug: event.currentTarget.value.toLowerCase() })}
            />
          )}
          <WrittenInput
            languages={languages}
            words={draft.words}
            path="words"
            faults={faults}
            onChange={(words) => set({ words })}
          />
        </>
      )}
    </EditorDialog>
  );
}
