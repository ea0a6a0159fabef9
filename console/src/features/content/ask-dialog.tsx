import type { Failure } from '@croupier/ui';
import { useReloadContent } from '../../api/content.ts';
import { NoteDialog } from '../../lib/note-dialog.tsx';

/** Callbacks for the end of a call. */
interface Ends {
  readonly onSuccess: () => void;
  readonly onSettled: () => void;
}

interface AskDialogProps {
  readonly title: string;
  readonly confirm: string;
  readonly isDanger?: boolean;
  /** Describes the effect. */
  readonly text: string;
  readonly action: { readonly isPending: boolean; readonly error: Failure | null };
  readonly onDo: (note: string, ends: Ends) => void;
  readonly onClose: () => void;
}

/** Describes the effect on a piece of content, asks for a reason, and reloads the lists. */
export function AskDialog({ title, confirm, isDanger = false, ...asked }: AskDialogProps) {
  const { text, action, onDo, onClose } = asked;
  const reload = useReloadContent();
  return (
    <NoteDialog
      title={title}
      confirm={confirm}
      isDanger={isDanger}
      isBusy={action.isPending}
      error={action.error}
      onClose={onClose}
      onConfirm={(note) => onDo(note, { onSuccess: onClose, onSettled: reload })}
    >
      <p>{text}</p>
    </NoteDialog>
  );
}
