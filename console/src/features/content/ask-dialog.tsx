import type { Failure } from '@croupier/ui';
import { useReloadContent } from '../../api/use-content.ts';
import { NoteDialog } from '../../lib/note-dialog.tsx';

/** What a call does when it has ended. */
interface Ends {
  readonly onSuccess: () => void;
  readonly onSettled: () => void;
}

interface AskDialogProps {
  readonly title: string;
  readonly confirm: string;
  readonly isDanger?: boolean;
  /** What will happen. */
  readonly text: string;
  readonly auditRecord: { readonly isPending: boolean; readonly error: Failure | null };
  readonly onDo: (note: string, ends: Ends) => void;
  readonly onClose: () => void;
}

/** Says what will happen to a piece of content, asks why, and shows the lists anew. */
export function AskDialog({ title, confirm, isDanger = false, ...asked }: AskDialogProps) {
  const { text, auditRecord: deed, onDo, onClose } = asked;
  const reload = useReloadContent();
  return (
    <NoteDialog
      title={title}
      confirm={confirm}
      isDanger={isDanger}
      isBusy={deed.isPending}
      error={deed.error}
      onClose={onClose}
      onConfirm={(note) => onDo(note, { onSuccess: onClose, onSettled: reload })}
    >
      <p>{text}</p>
    </NoteDialog>
  );
}
