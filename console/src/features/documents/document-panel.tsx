import type { AdminDocument } from '@croupier/contracts';
import { Button } from '@croupier/ui';
import { useState } from 'react';
import { useDocuments } from '../../api/documents.ts';
import { DocumentDecision } from './document-decision.tsx';
import { DocumentEditor } from './document-editor.tsx';
import { DocumentHistory } from './document-history.tsx';
import { DocumentList } from './document-list.tsx';
import type { ChosenAction, DocumentView } from './document-view.ts';
import type { PanelProps } from './panel-props.ts';
import { RemovedDocuments } from './removed-documents.tsx';
import styles from './documents.module.css';

interface DocumentPanelProps<Draft extends object, Id extends string> extends PanelProps {
  readonly view: DocumentView<Draft, Id>;
}

/** The documents of one kind: drafts and published ones, their history, and those removed recently. */
export function DocumentPanel<Draft extends object, Id extends string>(
  props: DocumentPanelProps<Draft, Id>,
) {
  const { view, brand, languages } = props;
  const documents = useDocuments(view.calls, brand);
  const [isAdding, setAdding] = useState(false);
  const [chosen, setChosen] = useState<ChosenAction<Draft, Id> | null>(null);
  const panel = { view, brand, languages };
  return (
    <div className={styles.panel}>
      {!(view.isSingle && (documents.data?.length ?? 1) > 0) && (
        <Button icon="plus" variant="primary" onClick={() => setAdding(true)}>
          {view.texts.add}
        </Button>
      )}
      <DocumentList {...panel} documents={documents} onChoose={setChosen} />
      <RemovedDocuments {...panel} onChoose={setChosen} />
      {isAdding && (
        <DocumentEditor {...panel} opened={null} current={null} onClose={() => setAdding(false)} />
      )}
      {chosen && (
        <Opened
          {...panel}
          chosen={chosen}
          current={documents.data?.find(({ id }) => id === chosen.document.id) ?? chosen.document}
          onClose={() => setChosen(null)}
        />
      )}
    </div>
  );
}

interface OpenedProps<Draft extends object, Id extends string> extends DocumentPanelProps<
  Draft,
  Id
> {
  readonly chosen: ChosenAction<Draft, Id>;
  /** The document in the list now. */
  readonly current: AdminDocument<Draft, Id>;
  readonly onClose: () => void;
}

/** The dialog of the chosen action. It stays open when the list is loaded again, also without the document. */
function Opened<Draft extends object, Id extends string>(props: OpenedProps<Draft, Id>) {
  const { chosen, current, ...panel } = props;
  const { action, document } = chosen;
  if (action === 'edit') return <DocumentEditor {...panel} opened={document} current={current} />;
  if (action === 'history') return <DocumentHistory {...panel} document={current} />;
  return <DocumentDecision {...panel} action={action} document={document} />;
}
