import type { AdminDocument } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import {
  usePublishDocument,
  useReloadDocuments,
  useRemoveDocument,
  useRestoreDocument,
} from '../../api/documents.ts';
import { DecisionDialog, type DecisionCallbacks } from '../../lib/decision-dialog.tsx';
import { nameOf, type DocumentView } from './document-view.ts';
import type { PanelProps } from './panel-props.ts';

type Decision = 'publish' | 'withdraw' | 'remove' | 'restore';

interface DocumentDecisionProps<Draft extends object, Id extends string> extends PanelProps {
  readonly view: DocumentView<Draft, Id>;
  readonly action: Decision;
  /** The document as the operator saw it when the dialog was opened. */
  readonly document: AdminDocument<Draft, Id>;
  readonly onClose: () => void;
}

/** Describes what publishing, withdrawing, removing or restoring a document does, and asks for a reason. */
export function DocumentDecision<Draft extends object, Id extends string>(
  props: DocumentDecisionProps<Draft, Id>,
) {
  const { view, brand, languages, action, document, onClose } = props;
  const { t, language } = useTexts('console');
  const reload = useReloadDocuments(view);
  const publish = usePublishDocument(view.calls);
  const remove = useRemoveDocument(view.calls);
  const restore = useRestoreDocument(view.calls);
  const { id, revision } = document;
  const texts: Readonly<Record<Decision, string>> = {
    publish: t('documents.publishText'),
    withdraw: t('documents.withdrawText'),
    remove: view.texts.removeText,
    restore: `${view.texts.restoreText} ${t(document.publishedRevision === null ? 'documents.restoreDraftText' : 'documents.restorePublishedText')}`,
  };
  const decision = { publish, withdraw: publish, remove, restore }[action];

  function decide(
    note: string,
    _fields: FormData,
    { callbacks }: { callbacks: DecisionCallbacks },
  ): void {
    const chosen = { brand, id, revision, note };
    if (action === 'remove') remove.mutate(chosen, callbacks);
    else if (action === 'restore') restore.mutate(chosen, callbacks);
    else publish.mutate({ ...chosen, isPublished: action === 'publish' }, callbacks);
  }

  return (
    <DecisionDialog
      title={t(`documents.${action}Of`, { what: nameOf(view, document, [language, ...languages]) })}
      confirm={t(`documents.${action}`)}
      isDanger={action === 'remove' || action === 'withdraw'}
      isBusy={decision.isPending}
      error={decision.error}
      onClose={onClose}
      done={t(`documents.done.${action}`)}
      reload={reload}
      onConfirm={decide}
    >
      <p>{texts[action]}</p>
    </DecisionDialog>
  );
}
