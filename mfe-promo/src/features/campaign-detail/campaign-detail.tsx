import type { ShownCampaign } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, ButtonLink, PageHeader, Section, usePageName } from '@croupier/ui';
import { PromotionArt } from '@croupier/ui/artwork';
import { PromoTime } from '../../lib/promo-time.tsx';
import { StatusBadge } from '../../lib/status-badge.tsx';
import { TermsList } from '../../lib/terms-list.tsx';
import { CampaignAction } from './campaign-action.tsx';
import { CampaignProgress } from './campaign-progress.tsx';
import styles from './campaign-detail.module.css';

/** One campaign: what it gives, how far the member is, what is missing, what to do, and its terms. */
export function CampaignDetail({ campaign }: { campaign: ShownCampaign }) {
  const { t, local } = useTexts('mfe-promo');
  const { art, category, title, summary, status, progress, terms } = campaign;
  usePageName(local(title));
  return (
    <article>
      <PageHeader title={local(title)} lead={local(summary)} />
      <div className={styles.columns}>
        <div className={styles.cover}>
          <PromotionArt seed={art} category={category} />
        </div>
        <div className={styles.side}>
          <p className={styles.facts}>
            <Badge tone="accent">{t(`category.${category}`)}</Badge>
            <StatusBadge status={status} />
            <PromoTime promotion={campaign} />
          </p>
          {progress && <CampaignProgress progress={progress} />}
          <CampaignAction campaign={campaign} />
          <ButtonLink to="/promotions" variant="quiet" icon="arrow-left">
            {t('all')}
          </ButtonLink>
        </div>
      </div>
      <Section title={t('terms')}>
        <TermsList terms={terms} />
      </Section>
    </article>
  );
}
