import type { AdminBanner } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { CoverArt } from '@croupier/ui';
import { useRemovedBanners, useRestoreBanner } from '../../api/content.ts';
import { AskDialog } from './ask-dialog.tsx';
import type { PanelProps } from './panel-props.ts';
import { RemovedList, type RestoreProps } from './removed-list.tsx';
import styles from './content.module.css';

export function RemovedBanners({ brand, languages: [own] }: PanelProps) {
  const { t } = useTexts('console');
  const removed = useRemovedBanners(brand);
  return (
    <RemovedList
      removed={removed}
      keyOf={({ bannerId }) => bannerId}
      titleOf={({ words, art }) => (own && words[own]?.title) ?? art}
      thumbOf={({ art }) => <CoverArt seed={art} aspect="16:9" />}
      asideOf={({ groupName }) => (
        <span className={styles.aside}>{t(`content.groups.${groupName}`)}</span>
      )}
    >
      {(chosen) => <Restore brand={brand} {...chosen} />}
    </RemovedList>
  );
}

function Restore({ brand, item: { bannerId, revision }, ...words }: RestoreProps<AdminBanner>) {
  const { t } = useTexts('console');
  const restore = useRestoreBanner();
  return (
    <AskDialog
      {...words}
      text={t('content.banner.restoreText')}
      action={restore}
      onDo={(note, ends) => restore.mutate({ brand, bannerId, revision, note }, ends)}
    />
  );
}
