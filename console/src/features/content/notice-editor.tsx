import { announcementTypes, type DeskNotice, type NoticeDraft } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Checkbox, FaultText, useFaults } from '@croupier/ui';
import { useState } from 'react';
import { useReloadContent, useSaveNotice } from '../../api/use-content.ts';
import { NoteDialog } from '../../lib/note-dialog.tsx';
import type { DeskProps } from './desk-props.ts';
import { ShowingInputs } from './showing-inputs.tsx';
import { WrittenInput } from './written-input.tsx';
import styles from './content.module.css';

interface NoticeEditorProps extends DeskProps {
  /** `null`: a new one. */
  readonly notice: DeskNotice | null;
  readonly onClose: () => void;
}

const fresh = (): NoticeDraft => ({
  types: ['B'],
  words: {},
  startsAt: new Date().toISOString(),
  endsAt: null,
});

/** Writes a notice; what is published already changes for its readers at once. */
export function NoticeEditor({ brand, languages, notice, onClose }: NoticeEditorProps) {
  const texts = useTexts('console');
  const { t } = texts;
  const save = useSaveNotice();
  const reload = useReloadContent();
  const faults = useFaults(texts, save.error);
  const [draft, setDraft] = useState<NoticeDraft>(() => (notice ? draftOf(notice) : fresh()));
  const set = (changes: Partial<NoticeDraft>) => setDraft({ ...draft, ...changes });
  return (
    <NoteDialog
      size="l"
      title={t(notice ? 'content.notice.edit' : 'content.notice.add')}
      confirm={t('brand.save')}
      isBusy={save.isPending}
      error={save.error}
      onClose={onClose}
      onConfirm={(note) =>
        save.mutate(
          { brand, id: notice?.id ?? null, revision: notice?.revision ?? 0, note, draft },
          { onSuccess: onClose, onSettled: reload },
        )
      }
    >
      <TypesInput types={draft.types} fault={faults['draft.types']} onChange={set} />
      <WrittenInput
        languages={languages}
        words={draft.words}
        path="draft.words"
        faults={faults}
        onChange={(words) => set({ words })}
      />
      <ShowingInputs showing={draft} faults={faults} onChange={set} />
    </NoteDialog>
  );
}

interface TypesInputProps {
  readonly types: NoticeDraft['types'];
  readonly fault: string | undefined;
  readonly onChange: (changes: Pick<NoticeDraft, 'types'>) => void;
}

function TypesInput({ types, fault, onChange }: TypesInputProps) {
  const { t } = useTexts('console');
  return (
    <fieldset className={styles.group}>
      <legend>{t('content.notice.types')}</legend>
      {announcementTypes.map((type) => (
        <Checkbox
          key={type}
          name={`type.${type}`}
          label={t(`content.types.${type}`)}
          hint={t(`content.typeHints.${type}`)}
          checked={types.includes(type)}
          onChange={(event) =>
            onChange({
              types: announcementTypes.filter((one) =>
                one === type ? event.currentTarget.checked : types.includes(one),
              ),
            })
          }
        />
      ))}
      <FaultText>{fault}</FaultText>
    </fieldset>
  );
}

function draftOf({ types, words, startsAt, endsAt }: DeskNotice): NoticeDraft {
  return { types, words, startsAt, endsAt };
}
