import { useTexts } from '@croupier/i18n';
import { ButtonLink } from '@croupier/ui';
import type { ReactNode } from 'react';
import styles from './hero.module.css';

interface HeroViewProps {
  readonly scene: ReactNode;
  /** Content beside the link to the games. */
  readonly beside: ReactNode;
  /** Replaces the sentence and the links. */
  readonly instead?: ReactNode;
}

/** A scene, one sentence, and a link to a game. */
export function HeroView({ scene, beside, instead }: HeroViewProps) {
  return (
    <section className={styles.hero} aria-labelledby="games-hero">
      {scene}
      <div className={styles.words}>{instead ?? <Words beside={beside} />}</div>
    </section>
  );
}

function Words({ beside }: Pick<HeroViewProps, 'beside'>) {
  const { t } = useTexts('mfe-games');
  return (
    <>
      <h2 id="games-hero" className={styles.title}>
        {t('hero.title')}
      </h2>
      <p className={styles.lead}>{t('hero.lead')}</p>
      <p className={styles.actions}>
        <ButtonLink to="/rng" variant="primary" size="l" icon="play">
          {t('hero.play')}
        </ButtonLink>
        {beside}
      </p>
    </>
  );
}
