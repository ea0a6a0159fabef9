import type { Promotion } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, ButtonLink, PageHeader, Section, usePageName } from '@croupier/ui';
import { PromotionArt } from '@croupier/ui/artwork';
import type { ReactNode } from 'react';
import { CoverColumns } from './cover-columns.tsx';
import styles from './promo-page.module.css';
import { PromoTime } from './promo-time.tsx';
import { TermsList } from './terms-list.tsx';

interface PromoPageProps {
  readonly promotion: Pick<
    Promotion,
    'art' | 'category' | 'title' | 'summary' | 'terms' | 'startsAt' | 'endsAt'
  >;
  /** Beside the category, such as the member's status. */
  readonly badge?: ReactNode;
  /** Progress, and what the member can do. */
  readonly children: ReactNode;
}

/** The page of a promotion or a campaign: picture, duration, what the member can do, and the terms. */
export function PromoPage({ promotion, badge, children }: PromoPageProps) {
  const { t, local } = useTexts('mfe-promo');
  const { art, category, title, summary, terms } = promotion;
  usePageName(local(title));
  return (
    <article>
      <PageHeader title={local(title)} lead={local(summary)} />
      <CoverColumns cover={<PromotionArt seed={art} category={category} />}>
        <p className={styles.facts}>
          <Badge tone="accent">{t(`category.${category}`)}</Badge>
          {badge}
          <PromoTime promotion={promotion} />
        </p>
        {children}
        <ButtonLink to="/promotions" variant="quiet" icon="arrow-left">
          {t('all')}
        </ButtonLink>
      </CoverColumns>
      <Section title={t('terms')}>
        <TermsList terms={terms} />
      </Section>
    </article>
  );
}
