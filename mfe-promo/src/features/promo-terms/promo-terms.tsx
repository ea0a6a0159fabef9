import type { Promotion } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, ButtonLink, PageHeader, Section, usePageName } from '@croupier/ui';
import { PromotionArt } from '@croupier/ui/artwork';
import { PromoTime } from '../../lib/promo-time.tsx';
import { TermsList } from '../../lib/terms-list.tsx';
import { TakePart } from './take-part.tsx';
import styles from './promo-terms.module.css';

/** One promotion: its reward, its duration, and its terms. */
export function PromoTerms({ promotion }: { promotion: Promotion }) {
  const { t, local } = useTexts('mfe-promo');
  const { art, category, title, summary, terms } = promotion;
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
            <PromoTime promotion={promotion} />
          </p>
          <TakePart />
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
