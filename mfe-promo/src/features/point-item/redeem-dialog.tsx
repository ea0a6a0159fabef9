import type { PointItem, PointOrder } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, ButtonLink, Dialog, Icon } from '@croupier/ui';
import { useState } from 'react';
import { usePoints } from '../../lib/use-points.ts';
import { RedeemForm } from './redeem-form.tsx';
import styles from './point-item.module.css';

/** Orders an item, then shows what happens next. */
export function RedeemDialog({ item, onClose }: { item: PointItem; onClose: () => void }) {
  const { t } = useTexts('mfe-promo');
  const shown = usePoints();
  const [order, setOrder] = useState<PointOrder | null>(null);
  if (order)
    return (
      <Dialog
        isOpen
        size="s"
        title={t('mall.redeem.done')}
        onClose={onClose}
        footer={
          <>
            <ButtonLink to="/pointMall">{t('mall.all')}</ButtonLink>
            <Button variant="primary" onClick={onClose}>
              {t('mall.redeem.close')}
            </Button>
          </>
        }
      >
        <p className={styles.done}>
          <span className={styles.sign} aria-hidden="true">
            <Icon name="check" />
          </span>
          {t(`mall.redeem.next.${nextOf(order)}`)}
        </p>
      </Dialog>
    );
  return (
    <Dialog isOpen size="m" title={item.title} onClose={onClose} footer={null}>
      <p>{t('mall.redeem.text', { points: shown(item.price) })}</p>
      <RedeemForm item={item} onOrdered={setOrder} />
    </Dialog>
  );
}

function nextOf({ status, gives }: PointOrder) {
  if (gives.kind === 'physical') return 'sent';
  return status === 'approved' ? 'given' : 'checked';
}
