import type { AdminDocument, Language, Showing } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Button, Card } from '@croupier/ui';
import { useState } from 'react';
import { nameOf, type DocumentAction, type DocumentView } from './document-view.ts';
import { MoveButtons } from './move-buttons.tsx';
import { Times } from './times.tsx';
import styles from './documents.module.css';

interface DocumentItemProps<Draft extends object, Id extends string> {
  readonly view: DocumentView<Draft, Id>;
  readonly languages: readonly Language[];
  readonly document: AdminDocument<Draft, Id>;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: -1 | 1) => void;
  readonly onChoose: (action: DocumentAction) => void;
}

/** One document: title, display time, state and possible actions. */
export function DocumentItem<Draft extends object, Id extends string>(
  props: DocumentItemProps<Draft, Id>,
) {
  const { view, languages, document, isFirst, isLast, onMove } = props;
  const { language } = useTexts('console');
  const { draft } = document;
  const what = nameOf(view, document, [language, ...languages]);
  const showing = view.showing(draft);
  return (
    <Card as="li" className={styles.line}>
      {view.thumb && <div className={styles.thumb}>{view.thumb(draft)}</div>}
      <div className={styles.about}>
        <strong dir="auto">{what}</strong>
        {showing && <Times showing={showing} />}
        <State showing={showing} document={document} />
        {view.details?.(document)}
      </div>
      <div className={styles.tools}>
        {view.isOrdered && (
          <MoveButtons what={what} isFirst={isFirst} isLast={isLast} onMove={onMove} />
        )}
        <Tools {...props} what={what} />
      </div>
    </Card>
  );
}

function Tools<Draft extends object, Id extends string>({
  view,
  document,
  what,
  onChoose,
}: DocumentItemProps<Draft, Id> & { readonly what: string }) {
  const { t } = useTexts('console');
  const isRemovable = view.isRemovable(document.id);
  return (
    <>
      {document.isChanged && (
        <Button
          variant="primary"
          aria-label={t('documents.publishOf', { what })}
          onClick={() => onChoose('publish')}
        >
          {t('documents.publish')}
        </Button>
      )}
      {document.publishedRevision !== null && isRemovable && (
        <Button
          aria-label={t('documents.withdrawOf', { what })}
          onClick={() => onChoose('withdraw')}
        >
          {t('documents.withdraw')}
        </Button>
      )}
      <Button aria-label={t('documents.editOf', { what })} onClick={() => onChoose('edit')}>
        {t('documents.edit')}
      </Button>
      <Button
        variant="quiet"
        icon="history"
        aria-label={t('documents.historyOf', { what })}
        onClick={() => onChoose('history')}
      />
      {isRemovable && (
        <Button
          variant="quiet"
          icon="close"
          aria-label={t('documents.removeOf', { what })}
          onClick={() => onChoose('remove')}
        />
      )}
    </>
  );
}

const tones = { draft: 'neutral', planned: 'warning', shown: 'positive', over: 'neutral' } as const;

interface StateProps {
  readonly showing: Showing | null;
  readonly document: Pick<AdminDocument<unknown, string>, 'publishedRevision' | 'isChanged'>;
}

/** Whether readers see the document, and whether its draft is newer than what they see. */
function State({ showing, document: { publishedRevision, isChanged } }: StateProps) {
  const { t } = useTexts('console');
  // The time at which the list was loaded: each change reloads the list.
  const [now] = useState(() => new Date());
  const isPublished = publishedRevision !== null;
  const state = isPublished ? periodOf(showing, now) : 'draft';
  return (
    <span className={styles.badges}>
      <Badge tone={tones[state]}>{t(`documents.states.${state}`)}</Badge>
      {isPublished && isChanged && <Badge tone="warning">{t('documents.changed')}</Badge>}
    </span>
  );
}

function periodOf(showing: Showing | null, now: Date): 'planned' | 'shown' | 'over' {
  if (!showing) return 'shown';
  if (new Date(showing.startsAt) > now) return 'planned';
  return showing.endsAt !== null && new Date(showing.endsAt) <= now ? 'over' : 'shown';
}
