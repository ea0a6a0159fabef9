import { useLatestEvent } from '@croupier/bus';
import type { PointItem } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Button, ButtonLink, PageHeader, useMoney, usePageName } from '@croupier/ui';
import { PromotionArt } from '@croupier/ui/artwork';
import { useState } from 'react';
import { usePointBalance } from '../../api/points.ts';
import { SignInPrompt } from '../../lib/sign-in-prompt.tsx';
import { CoverColumns } from '../../lib/cover-columns.tsx';
import { StockBadge } from '../../lib/stock-badge.tsx';
import { usePoints } from '../../lib/use-points.ts';
import { RedeemDialog } from './redeem-dialog.tsx';
import styles from './point-item.module.css';

/** One item of the points mall, with its price, stock and redemption. */
export function PointItemDetails({ item }: { item: PointItem }) {
  const { t, formats } = useTexts('mfe-promo');
  const shown = usePoints();
  const session = useLatestEvent('session.changed');
  usePageName(item.title);
  const { art, category, title, text, price, stock, perMember } = item;
  return (
    <article>
      <PageHeader title={title} />
      <CoverColumns cover={<PromotionArt seed={art} category={category} />}>
        <p className={styles.price}>{t('mall.price', { points: shown(price) })}</p>
        <p className={styles.facts}>
          <Badge tone="accent">{t(`mall.category.${category}`)}</Badge>
          <StockBadge stock={stock} />
        </p>
        {text && <p className={styles.text}>{text}</p>}
        <Gives item={item} />
        {perMember !== null && (
          <p className={styles.note}>
            {t('mall.per-member', { count: perMember, number: formats.number(perMember) })}
          </p>
        )}
        {session ? <Redeem item={item} /> : <SignInPrompt label={t('mall.sign-in')} />}
        <ButtonLink to="/pointMall" variant="quiet" icon="arrow-left">
          {t('mall.all')}
        </ButtonLink>
      </CoverColumns>
    </article>
  );
}

function Gives({ item: { gives } }: { item: PointItem }) {
  const { t, formats } = useTexts('mfe-promo');
  const money = useMoney();
  if (gives.kind === 'physical') return <p className={styles.note}>{t('mall.gives.physical')}</p>;
  if (gives.kind === 'cash') return <p>{t('mall.gives.cash', { amount: money(gives.amount) })}</p>;
  if (gives.kind === 'bonus')
    return (
      <p>
        {t('mall.gives.bonus', {
          amount: money(gives.amount),
          times: formats.number(gives.terms.times),
          days: formats.number(gives.terms.days),
        })}
      </p>
    );
  return (
    <p>
      {t('mall.gives.free-rounds', {
        rounds: formats.number(gives.rounds),
        stake: money(gives.stake),
      })}
    </p>
  );
}

/** The button says why the item cannot be redeemed now. */
function Redeem({ item }: { item: PointItem }) {
  const { t } = useTexts('mfe-promo');
  const shown = usePoints();
  const balance = usePointBalance();
  const [isOpen, setOpen] = useState(false);
  const missing = balance.data ? item.price - Number(balance.data.points) : 0;
  const isSoldOut = item.stock === 0;
  return (
    <>
      <Button
        variant="primary"
        size="l"
        icon="gift"
        disabled={isSoldOut || missing > 0}
        onClick={() => setOpen(true)}
      >
        {t('mall.redeem.open')}
      </Button>
      {balance.data && (
        <p className={styles.note} role="status">
          {isSoldOut
            ? t('mall.redeem.sold-out')
            : missing > 0
              ? t('mall.redeem.missing', { points: shown(Math.ceil(missing)) })
              : t('mall.redeem.have', { points: shown(balance.data.points) })}
        </p>
      )}
      {isOpen && <RedeemDialog item={item} onClose={() => setOpen(false)} />}
    </>
  );
}
