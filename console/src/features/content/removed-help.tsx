import type { AdminHelpEntry } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useRemovedHelp, useRestoreHelp } from '../../api/content.ts';
import { AskDialog } from './ask-dialog.tsx';
import type { PanelProps } from './panel-props.ts';
import { RemovedList, type RestoreProps } from './removed-list.tsx';

export function RemovedHelp({ brand, languages: [own] }: PanelProps) {
  const removed = useRemovedHelp(brand);
  return (
    <RemovedList
      removed={removed}
      keyOf={({ slug }) => slug}
      titleOf={({ words, slug }) => (own && words[own]?.title) ?? slug}
      asideOf={({ slug }) => <code dir="ltr">{`#${slug}`}</code>}
    >
      {(chosen) => <Restore brand={brand} {...chosen} />}
    </RemovedList>
  );
}

function Restore({ brand, item: { slug, revision }, ...words }: RestoreProps<AdminHelpEntry>) {
  const { t } = useTexts('console');
  const restore = useRestoreHelp();
  return (
    <AskDialog
      {...words}
      text={t('content.help.restoreText')}
      action={restore}
      onDo={(note, ends) => restore.mutate({ brand, slug, revision, note }, ends)}
    />
  );
}
