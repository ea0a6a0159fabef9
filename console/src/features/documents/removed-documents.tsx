import { useTexts } from '@croupier/i18n';
import { Button, Card, Retry } from '@croupier/ui';
import { useRemovedDocuments } from '../../api/documents.ts';
import { nameOf, type ChosenAction, type DocumentView } from './document-view.ts';
import type { PanelProps } from './panel-props.ts';
import { Times } from './times.tsx';
import styles from './documents.module.css';

interface RemovedDocumentsProps<Draft extends object, Id extends string> extends PanelProps {
  readonly view: DocumentView<Draft, Id>;
  readonly onChoose: (chosen: ChosenAction<Draft, Id>) => void;
}

/** Recently removed documents, which can be restored. */
export function RemovedDocuments<Draft extends object, Id extends string>({
  view,
  brand,
  languages,
  onChoose,
}: RemovedDocumentsProps<Draft, Id>) {
  const { t, language } = useTexts('console');
  const removed = useRemovedDocuments(view.calls, brand);
  if (removed.error) return <Retry error={removed.error} onRetry={removed.refetch} />;
  if (!removed.data || removed.data.length === 0) return null;
  return (
    <section aria-label={t('documents.removed')} className={styles.group}>
      <h2>{t('documents.removed')}</h2>
      <ul className={styles.list}>
        {removed.data.map((document) => {
          const what = nameOf(view, document, [language, ...languages]);
          const showing = view.showing(document.draft);

          return (
            <Card as="li" key={document.id} className={styles.line}>
              {view.thumb && <div className={styles.thumb}>{view.thumb(document.draft)}</div>}
              <div className={styles.about}>
                <strong dir="auto">{what}</strong>
                {showing && <Times showing={showing} />}
                {view.details?.(document)}
              </div>
              <Button
                aria-label={t('documents.restoreOf', { what })}
                onClick={() => onChoose({ action: 'restore', document })}
              >
                {t('documents.restore')}
              </Button>
            </Card>
          );
        })}
      </ul>
    </section>
  );
}
