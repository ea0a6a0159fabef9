import type { DeskBanner } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Card, CoverArt, Retry } from '@croupier/ui';
import { useState } from 'react';
import { useReloadContent, useRemovedBanners, useRestoreBanner } from '../../api/use-content.ts';
import { NoteDialog } from '../../lib/note-dialog.tsx';
import type { DeskProps } from './desk-props.ts';
import styles from './content.module.css';

/** What was removed lately, and the way back. */
export function RemovedBanners({ brand, languages }: DeskProps) {
  const { t } = useTexts('console');
  const removed = useRemovedBanners(brand);
  const [chosen, setChosen] = useState<DeskBanner | null>(null);
  const titleOf = ({ words, art }: DeskBanner) =>
    (languages[0] && words[languages[0]]?.title) ?? art;
  if (removed.error) return <Retry error={removed.error} again={removed.refetch} />;
  if (!removed.data || removed.data.length === 0) return null;
  return (
    <section aria-label={t('content.banner.removed')} className={styles.group}>
      <h2>{t('content.banner.removed')}</h2>
      <ul className={styles.list}>
        {removed.data.map((banner) => (
          <Card as="li" key={banner.bannerId} className={styles.line}>
            <div className={styles.thumb}>
              <CoverArt seed={banner.art} aspect="16:9" />
            </div>
            <div className={styles.about}>
              <strong dir="auto">{titleOf(banner)}</strong>
              <span className={styles.aside}>{t(`content.groups.${banner.groupName}`)}</span>
            </div>
            <Button
              aria-label={t('content.banner.restoreOf', { what: titleOf(banner) })}
              onClick={() => setChosen(banner)}
            >
              {t('content.banner.restore')}
            </Button>
          </Card>
        ))}
      </ul>
      {chosen && (
        <Restoring
          brand={brand}
          banner={chosen}
          title={titleOf(chosen)}
          onClose={() => setChosen(null)}
        />
      )}
    </section>
  );
}

interface RestoringProps {
  readonly brand: string;
  readonly banner: DeskBanner;
  readonly title: string;
  readonly onClose: () => void;
}

function Restoring({ brand, banner: { bannerId, revision }, title, onClose }: RestoringProps) {
  const { t } = useTexts('console');
  const restore = useRestoreBanner();
  const reload = useReloadContent();
  return (
    <NoteDialog
      title={t('content.banner.restoreOf', { what: title })}
      confirm={t('content.banner.restore')}
      isBusy={restore.isPending}
      error={restore.error}
      onClose={onClose}
      onConfirm={(note) =>
        restore.mutate(
          { brand, bannerId, revision, note },
          { onSuccess: onClose, onSettled: reload },
        )
      }
    >
      <p>{t('content.banner.restoreText')}</p>
    </NoteDialog>
  );
}
