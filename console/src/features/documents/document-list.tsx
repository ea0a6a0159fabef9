import type { AdminDocument } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Empty, Retry, Skeleton, useFailureText, useToast } from '@croupier/ui';
import { useOrderDocuments, useReloadDocuments, type useDocuments } from '../../api/documents.ts';
import { DocumentItem } from './document-item.tsx';
import type { ChosenAction, DocumentGroup, DocumentView } from './document-view.ts';
import { moved } from './moved.ts';
import type { PanelProps } from './panel-props.ts';
import styles from './documents.module.css';

interface DocumentListProps<Draft extends object, Id extends string> extends PanelProps {
  readonly view: DocumentView<Draft, Id>;
  readonly documents: ReturnType<typeof useDocuments<Draft, Id>>;
  readonly onChoose: (chosen: ChosenAction<Draft, Id>) => void;
}

/** The documents of a kind, group by group, in display order. */
export function DocumentList<Draft extends object, Id extends string>(
  props: DocumentListProps<Draft, Id>,
) {
  const { documents, view, ...panel } = props;
  const { t } = useTexts('console');
  if (documents.isPending) return <Skeleton lines={5} height={72} />;
  if (documents.error) return <Retry error={documents.error} onRetry={documents.refetch} />;
  if (documents.data.length === 0)
    return <Empty title={t('documents.empty')} text={view.texts.empty} art="search" />;
  return view.groups.map((group) => {
    const members = documents.data.filter(({ draft }) => group.has(draft));
    if (members.length === 0) return null;
    return <Group key={group.id} {...panel} view={view} group={group} members={members} />;
  });
}

interface GroupProps<Draft extends object, Id extends string> extends Omit<
  DocumentListProps<Draft, Id>,
  'documents'
> {
  readonly group: DocumentGroup<Draft>;
  readonly members: readonly AdminDocument<Draft, Id>[];
}

function Group<Draft extends object, Id extends string>(props: GroupProps<Draft, Id>) {
  const { view, brand, languages, group, members, onChoose } = props;
  const move = useMove(view, brand, members);
  const list = (
    <ul className={styles.list} aria-label={group.label}>
      {members.map((document, index) => (
        <DocumentItem
          key={document.id}
          view={view}
          languages={languages}
          document={document}
          isFirst={index === 0}
          isLast={index === members.length - 1}
          onMove={(by) => move(document.id, by)}
          onChoose={(action) => onChoose({ action, document })}
        />
      ))}
    </ul>
  );
  if (view.groups.length === 1) return list;
  return (
    <section aria-label={group.label} className={styles.group}>
      <h2>{group.label}</h2>
      {list}
    </section>
  );
}

/** Moves a document up or down in its list and saves the order. */
function useMove<Draft extends object, Id extends string>(
  view: DocumentView<Draft, Id>,
  brand: string,
  members: readonly AdminDocument<Draft, Id>[],
) {
  const order = useOrderDocuments(view.calls);
  const reload = useReloadDocuments(view);
  const toast = useToast();
  const failureText = useFailureText();
  const ids = members.map(({ id }) => id);
  return (id: Id, by: -1 | 1) =>
    order.mutate(
      { brand, order: moved(ids, id, by) },
      {
        onError: (error) => toast({ tone: 'negative', text: failureText(error) }),
        onSettled: reload,
      },
    );
}
