import { useTexts } from '@croupier/i18n';
import { ErrorText, TextArea, type Failure } from '@croupier/ui';
import { useState, type ReactNode } from 'react';
import { DecisionDialog, type DecisionEnds } from './decision-dialog.tsx';
import styles from './rewarding.module.css';
import { TitleFields } from './title-fields.tsx';

interface PrizeTermsDialogProps<Terms> {
  readonly title: string;
  readonly done: string;
  readonly isBusy: boolean;
  readonly error: Failure | null;
  readonly reload: () => void;
  /** The typed terms; `null` if a field is missing or cannot be read. */
  readonly read: (fields: FormData) => Terms | null;
  readonly onSend: (terms: Terms, note: string, ends: DecisionEnds) => void;
  readonly onClose: () => void;
  /** The inputs between the title and the prizes. */
  readonly children: ReactNode;
  readonly below?: ReactNode;
}

/** Creates a competition with prizes by place; its terms cannot be changed later. */
export function PrizeTermsDialog<Terms>(props: PrizeTermsDialogProps<Terms>) {
  const { title, done, isBusy, error, reload, read, onSend, onClose, children, below } = props;
  const { t } = useTexts('console');
  const [isUnreadable, setUnreadable] = useState(false);

  function send(note: string, fields: FormData, ends: DecisionEnds): void {
    const terms = read(fields);
    setUnreadable(terms === null);
    if (terms !== null) onSend(terms, note, ends);
  }

  return (
    <DecisionDialog
      size="l"
      title={title}
      confirm={title}
      done={done}
      isBusy={isBusy}
      error={error}
      reload={reload}
      onConfirm={(note, fields, { ends }) => send(note, fields, ends)}
      onClose={onClose}
    >
      <TitleFields />
      <div className={styles.fields}>{children}</div>
      <TextArea
        name="prizes"
        label={t('leaderboards.prizes')}
        hint={t('leaderboards.prizesHint')}
        rows={4}
        dir="ltr"
      />
      {below}
      <ErrorText>{isUnreadable && t('leaderboards.unreadable')}</ErrorText>
    </DecisionDialog>
  );
}
