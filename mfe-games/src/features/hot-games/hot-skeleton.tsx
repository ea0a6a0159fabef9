import { useTexts } from '@croupier/i18n';
import { Section } from '@croupier/ui';
import { CardGridSkeleton } from '../../lib/card-grid.tsx';
import { stripSize } from './strip-size.ts';

/** The strip of hot games before its code loads, with the same height. */
export function HotSkeleton() {
  const { t } = useTexts('mfe-games');
  return (
    <Section title={t('hot.title')} action={{ label: t('hot.all'), to: '/rng' }}>
      <CardGridSkeleton count={stripSize} look="strip" />
    </Section>
  );
}
