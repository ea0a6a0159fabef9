import { useTexts } from '@croupier/i18n';
import { useFieldErrors, type Failure, type FieldErrors } from '@croupier/ui';
import { useState, type ReactNode } from 'react';
import { useReloadContent } from '../../api/content.ts';
import { NoteDialog } from '../../lib/note-dialog.tsx';

interface Inputs<Draft> {
  readonly draft: Draft;
  readonly faults: FieldErrors;
  readonly set: (changes: Partial<Draft>) => void;
}

/** Callbacks for the end of a save call. */
interface Ends {
  readonly onSuccess: () => void;
  readonly onSettled: () => void;
}

interface EditorDialogProps<Draft> {
  readonly title: string;
  readonly begin: () => Draft;
  readonly saving: { readonly isPending: boolean; readonly error: Failure | null };
  readonly onSave: (written: { readonly draft: Draft; readonly note: string }, ends: Ends) => void;
  readonly onClose: () => void;
  readonly children: (inputs: Inputs<Draft>) => ReactNode;
}

/** Editor of a piece of content: typed text is kept until the platform has accepted it. */
export function EditorDialog<Draft>(props: EditorDialogProps<Draft>) {
  const { title, begin, saving, onSave, onClose, children } = props;
  const texts = useTexts('console');
  const reload = useReloadContent();
  const faults = useFieldErrors(texts, saving.error);
  const [draft, setDraft] = useState(begin);
  return (
    <NoteDialog
      size="l"
      title={title}
      confirm={texts.t('brand.save')}
      isBusy={saving.isPending}
      error={saving.error}
      onClose={onClose}
      onConfirm={(note) => onSave({ draft, note }, { onSuccess: onClose, onSettled: reload })}
    >
      {children({ draft, faults, set: (changes) => setDraft({ ...draft, ...changes }) })}
    </NoteDialog>
  );
}
