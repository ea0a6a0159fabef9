import { announcementTypes, type AdminNotice, type NoticeDraft } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Checkbox, ErrorText } from '@croupier/ui';
import { useSaveNotice } from '../../api/content.ts';
import type { PanelProps } from './panel-props.ts';
import { EditorDialog } from './editor-dialog.tsx';
import { ShowingInputs } from './showing-inputs.tsx';
import { WrittenInput } from './written-input.tsx';
import styles from './content.module.css';

interface NoticeEditorProps extends PanelProps {
  /** `null`: a new notice. */
  readonly notice: AdminNotice | null;
  readonly onClose: () => void;
}

const fresh = (): NoticeDraft => ({
  types: ['B'],
  words: {},
  startsAt: new Date().toISOString(),
  endsAt: null,
});

/** Editor of a notice; changes to a published notice are visible to its readers at once. */
export function NoticeEditor({ brand, languages, notice, onClose }: NoticeEditorProps) {
  const { t } = useTexts('console');
  const save = useSaveNotice();
  const { id, revision } = notice ?? { id: null, revision: 0 };
  return (
    <EditorDialog
      title={t(notice ? 'content.notice.edit' : 'content.notice.add')}
      begin={() => (notice ? draftOf(notice) : fresh())}
      saving={save}
      onSave={(written, ends) => save.mutate({ brand, id, revision, ...written }, ends)}
      onClose={onClose}
    >
      {({ draft, faults, set }) => (
        <>
          <TypesInput types={draft.types} fault={faults['draft.types']} onChange={set} />
          <WrittenInput
            languages={languages}
            words={draft.words}
            path="draft.words"
            faults={faults}
            onChange={(words) => set({ words })}
          />
          <ShowingInputs showing={draft} faults={faults} onChange={set} />
        </>
      )}
    </EditorDialog>
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
      <ErrorText>{fault}</ErrorText>
    </fieldset>
  );
}

function draftOf({ types, words, startsAt, endsAt }: AdminNotice): NoticeDraft {
  return { types, words, startsAt, endsAt };
}
