import type { Promotion } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, ButtonLink, PageHeader, Section, usePageName } from '@croupier/ui';
import { PromotionArt } from '@croupier/ui/artwork';
import { PromoTime } from '../../lib/promo-time.tsx';
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
        <ol className={styles.terms}>
          {terms.map((paragraph) => (
            <li key={paragraph.en}>{local(paragraph)}</li>
          ))}
        </ol>
      </Section>
    </article>
  );
}
