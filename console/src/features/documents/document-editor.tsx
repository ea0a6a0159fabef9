import type { AdminDocument } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useFieldErrors } from '@croupier/ui';
import { useState } from 'react';
import { useReloadDocuments, useSaveDocument } from '../../api/documents.ts';
import { DecisionDialog, type DecisionCallbacks } from '../../lib/decision-dialog.tsx';
import type { DocumentView } from './document-view.ts';
import { NewerRevision } from './newer-revision.tsx';
import type { PanelProps } from './panel-props.ts';

interface DocumentEditorProps<Draft extends object, Id extends string> extends PanelProps {
  readonly view: DocumentView<Draft, Id>;
  /** The document when the editor was opened; `null`: a new one. */
  readonly opened: AdminDocument<Draft, Id> | null;
  /** The document in the list now. */
  readonly current: AdminDocument<Draft, Id> | null;
  readonly onClose: () => void;
}

/**
 * Editor of a draft, which is saved or also published. Typed text is kept until the platform has accepted it. If
 * another operator has saved meanwhile, this operator chooses between both versions.
 */
export function DocumentEditor<Draft extends object, Id extends string>(
  props: DocumentEditorProps<Draft, Id>,
) {
  const { view, brand, languages, opened, current, onClose } = props;
  const texts = useTexts('console');
  const { t } = texts;
  const save = useSaveDocument(view.calls);
  const reload = useReloadDocuments(view);
  const errors = useFieldErrors(texts, save.error);
  const [base, setBase] = useState(opened);
  const [id, setId] = useState<Id | null>(opened?.id ?? null);
  const [draft, setDraft] = useState(() => opened?.draft ?? view.begin());
  const isOutdated = base !== null && current !== null && current.revision !== base.revision;

  function send(note: string, publish: boolean, callbacks: DecisionCallbacks): void {
    const written = { brand, id, revision: base?.revision ?? 0, note, draft, publish };
    save.mutate(written, callbacks);
  }

  return (
    <DecisionDialog
      size="l"
      title={opened ? view.texts.edit : view.texts.add}
      confirm={t('documents.saveAndPublish')}
      other={t('documents.saveDraft')}
      isBusy={save.isPending}
      error={save.error}
      onClose={onClose}
      done={t('documents.done.save')}
      reload={reload}
      onConfirm={(note, _fields, { callbacks, isOther }) => send(note, !isOther, callbacks)}
    >
      {isOutdated && (
        <NewerRevision
          base={base.draft}
          newer={current.draft}
          onTake={() => {
            setBase(current);
            setDraft(current.draft);
          }}
          onKeep={() => setBase(current)}
        />
      )}
      {opened === null && view.idInput?.({ id, errors, set: setId })}
      {view.inputs({
        id: base?.id ?? null,
        languages,
        draft,
        errors,
        set: (changes) => setDraft((before) => ({ ...before, ...changes })),
      })}
    </DecisionDialog>
  );
}
