import type { AdminBanner } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Button, Card, CoverArt } from '@croupier/ui';
import { useState } from 'react';
import { useRemoveBanner } from '../../api/content.ts';
import { AskDialog } from './ask-dialog.tsx';
import { BannerEditor } from './banner-editor.tsx';
import type { PanelProps } from './panel-props.ts';
import { MoveButtons } from './move-buttons.tsx';
import { Times } from './times.tsx';
import styles from './content.module.css';

interface BannerLineProps extends PanelProps {
  readonly banner: AdminBanner;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: -1 | 1) => void;
}

/** One banner: picture, texts, display time and possible actions. */
export function BannerLine({ banner, isFirst, isLast, onMove, ...panel }: BannerLineProps) {
  const { t } = useTexts('console');
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null);
  const close = () => setOpen(null);
  const [own] = panel.languages;
  const title = (own && banner.words[own]?.title) ?? banner.art;
  return (
    <Card as="li" className={styles.line}>
      <div className={styles.thumb}>
        <CoverArt seed={banner.art} aspect="16:9" />
      </div>
      <div className={styles.about}>
        <strong dir="auto">{title}</strong>
        <Times showing={banner} />
        {!banner.enabled && <Badge tone="warning">{t('content.off')}</Badge>}
      </div>
      <div className={styles.tools}>
        <MoveButtons what={title} isFirst={isFirst} isLast={isLast} onMove={onMove} />
        <Button aria-label={t('content.editOf', { what: title })} onClick={() => setOpen('edit')}>
          {t('content.edit')}
        </Button>
        <Button
          variant="quiet"
          icon="close"
          aria-label={t('content.removeOf', { what: title })}
          onClick={() => setOpen('remove')}
        />
      </div>
      {open === 'edit' && <BannerEditor {...panel} banner={banner} onClose={close} />}
      {open === 'remove' && (
        <Removal brand={panel.brand} banner={banner} title={title} onClose={close} />
      )}
    </Card>
  );
}

interface RemovalProps {
  readonly brand: string;
  readonly banner: AdminBanner;
  readonly title: string;
  readonly onClose: () => void;
}

function Removal({ brand, banner: { bannerId, revision }, title, onClose }: RemovalProps) {
  const { t } = useTexts('console');
  const remove = useRemoveBanner();
  return (
    <AskDialog
      title={t('content.removeOf', { what: title })}
      confirm={t('content.remove')}
      isDanger
      text={t('content.banner.removeText')}
      action={remove}
      onDo={(note, ends) => remove.mutate({ brand, bannerId, revision, note }, ends)}
      onClose={onClose}
    />
  );
}
