import type { AdminNotice } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useRemovedNotices, useRestoreNotice } from '../../api/content.ts';
import { AskDialog } from './ask-dialog.tsx';
import type { PanelProps } from './panel-props.ts';
import { RemovedList, type RestoreProps } from './removed-list.tsx';
import { Times } from './times.tsx';

export function RemovedNotices({ brand, languages: [own] }: PanelProps) {
  const removed = useRemovedNotices(brand);
  return (
    <RemovedList
      removed={removed}
      keyOf={({ id }) => id}
      titleOf={({ words, id }) => (own && words[own]?.title) ?? id}
      asideOf={(notice) => <Times showing={notice} />}
    >
      {(chosen) => <Restore brand={brand} {...chosen} />}
    </RemovedList>
  );
}

function Restore({ brand, item, ...words }: RestoreProps<AdminNotice>) {
  const { t } = useTexts('console');
  const restore = useRestoreNotice();
  const { id, revision, isPublished } = item;
  return (
    <AskDialog
      {...words}
      text={t(`content.notice.${isPublished ? 'restoreShownText' : 'restoreText'}`)}
      action={restore}
      onDo={(note, ends) => restore.mutate({ brand, id, revision, note }, ends)}
    />
  );
}
