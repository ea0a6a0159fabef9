import type { DeskHelpEntry } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { TextInput, useFaults } from '@croupier/ui';
import { useState } from 'react';
import { useReloadContent, useSaveHelp } from '../../api/use-content.ts';
import { NoteDialog } from '../../lib/note-dialog.tsx';
import type { DeskProps } from './desk-props.ts';
import { WrittenInput } from './written-input.tsx';

interface HelpEditorProps extends DeskProps {
  /** `null`: a new one. */
  readonly entry: DeskHelpEntry | null;
  readonly onClose: () => void;
}

/** Writes an entry of the help; it is live when it is saved. */
export function HelpEditor({ brand, languages, entry, onClose }: HelpEditorProps) {
  const texts = useTexts('console');
  const { t } = texts;
  const save = useSaveHelp();
  const reload = useReloadContent();
  const faults = useFaults(texts, save.error);
  const [slug, setSlug] = useState(entry?.slug ?? '');
  const [words, setWords] = useState(entry?.words ?? {});
  return (
    <NoteDialog
      size="l"
      title={t(entry ? 'content.help.edit' : 'content.help.add')}
      confirm={t('brand.save')}
      isBusy={save.isPending}
      error={save.error}
      onClose={onClose}
      onConfirm={(note) =>
        save.mutate(
          { brand, slug, revision: entry?.revision ?? 0, note, words },
          { onSuccess: onClose, onSettled: reload },
        )
      }
    >
      {!entry && (
        <TextInput
          name="slug"
          label={t('content.help.slug')}
          hint={t('content.help.slugHint')}
          dir="ltr"
          maxLength={61}
          value={slug}
          fault={faults['slug'] && t('content.help.slugFault')}
          onChange={(event) => setSlug(event.currentTarget.value.toLowerCase())}
        />
      )}
      <WrittenInput
        languages={languages}
        words={words}
        path="words"
        faults={faults}
        onChange={setWords}
      />
    </NoteDialog>
  );
}
