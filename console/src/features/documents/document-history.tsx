import { differences, type AdminDocument, type DocumentRevision } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Button, Dialog } from '@croupier/ui';
import { useCursor } from '@croupier/ui/pager';
import { useState } from 'react';
import {
  useDocumentRevisions,
  useReloadDocuments,
  useRestoreRevision,
} from '../../api/documents.ts';
import { ChangeList } from '../../lib/change-list.tsx';
import { DecisionDialog } from '../../lib/decision-dialog.tsx';
import { Paged } from '../../lib/paged.tsx';
import { nameOf, type DocumentView } from './document-view.ts';
import type { PanelProps } from './panel-props.ts';
import styles from './documents.module.css';

interface DocumentHistoryProps<Draft extends object, Id extends string> extends PanelProps {
  readonly view: DocumentView<Draft, Id>;
  readonly document: AdminDocument<Draft, Id>;
  readonly onClose: () => void;
}

/** The changes of a document, the latest first; the content of each can become the draft. */
export function DocumentHistory<Draft extends object, Id extends string>(
  props: DocumentHistoryProps<Draft, Id>,
) {
  const { view, brand, languages, document, onClose } = props;
  const { t, language } = useTexts('console');
  const cursor = useCursor();
  const [wanted, setWanted] = useState<DocumentRevision<Draft> | null>(null);
  const revisions = useDocumentRevisions(view.calls, {
    brand,
    id: document.id,
    before: cursor.before,
  });
  if (wanted) return <RestoreRevision {...props} wanted={wanted} onClose={() => setWanted(null)} />;
  return (
    <Dialog
      isOpen
      size="l"
      title={t('documents.historyOf', { what: nameOf(view, document, [language, ...languages]) })}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('queue.back')}</Button>}
    >
      <Paged answer={revisions} cursor={cursor} empty={null}>
        {(rows) => (
          <ol className={styles.list}>
            {rows.map((row) => (
              <RevisionItem
                key={row.revision}
                row={row}
                isPublished={row.revision === document.publishedRevision}
                isSame={differences(row.draft, document.draft).length === 0}
                onRestore={() => setWanted(row)}
              />
            ))}
          </ol>
        )}
      </Paged>
    </Dialog>
  );
}

interface RevisionItemProps {
  readonly row: DocumentRevision<unknown>;
  readonly isPublished: boolean;
  /** The revision has the content of the present draft. */
  readonly isSame: boolean;
  readonly onRestore: () => void;
}

function RevisionItem({ row, isPublished, isSame, onRestore }: RevisionItemProps) {
  const { t, formats } = useTexts('console');
  const { revision, action, by, at, note } = row;
  return (
    <li className={styles.revision}>
      <div className={styles.about}>
        <span className={styles.badges}>
          <strong>{t('documents.revision', { revision: formats.number(revision) })}</strong>
          {t(`documents.actions.${action}`)}
          {isPublished && <Badge tone="positive">{t('documents.published')}</Badge>}
        </span>
        <span className={styles.aside}>
          {t('documents.by', {
            name: by ?? t('documents.installation'),
            time: formats.dateTime(at),
          })}
        </span>
        {note !== '' && <span dir="auto">{note}</span>}
      </div>
      {!isSame && (
        <Button
          aria-label={t('documents.restoreRevisionOf', { revision: formats.number(revision) })}
          onClick={onRestore}
        >
          {t('documents.restore')}
        </Button>
      )}
    </li>
  );
}

interface RestoreRevisionProps<
  Draft extends object,
  Id extends string,
> extends DocumentHistoryProps<Draft, Id> {
  readonly wanted: DocumentRevision<Draft>;
}

function RestoreRevision<Draft extends object, Id extends string>(
  props: RestoreRevisionProps<Draft, Id>,
) {
  const { view, brand, document, wanted, onClose } = props;
  const { t, formats } = useTexts('console');
  const restore = useRestoreRevision(view.calls);
  const reload = useReloadDocuments(view);
  const { id, revision } = document;
  return (
    <DecisionDialog
      size="m"
      title={t('documents.restoreRevisionOf', { revision: formats.number(wanted.revision) })}
      confirm={t('documents.restore')}
      isBusy={restore.isPending}
      error={restore.error}
      onClose={onClose}
      done={t('documents.done.restoreRevision')}
      reload={reload}
      onConfirm={(note, _fields, { callbacks }) =>
        restore.mutate({ brand, id, revision, note, wanted: wanted.revision }, callbacks)
      }
    >
      <p>{t('documents.restoreRevisionText')}</p>
      <ChangeList changed={differences(document.draft, wanted.draft)} />
    </DecisionDialog>
  );
}
