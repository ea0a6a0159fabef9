import { useTopic } from '@croupier/bus';
import { useTexts } from '@croupier/i18n';
import { ButtonLink } from '@croupier/ui';
import { HeroScene } from './hero-scene.tsx';
import styles from './hero.module.css';

/** The first thing on the home page: a place, one sentence, and the way to a game. */
export function Hero() {
  const { t } = useTexts('mfe-games');
  const session = useTopic('session.changed');
  return (
    <section className={styles.hero} aria-labelledby="games-hero">
      <HeroScene />
      <div className={styles.words}>
        <h2 id="games-hero" className={styles.title}>
          {t('hero.title')}
        </h2>
        <p className={styles.lead}>{t('hero.lead')}</p>
        <p className={styles.actions}>
          <ButtonLink to="/rng" variant="primary" size="l" icon="play">
            {t('hero.play')}
          </ButtonLink>
          {session ? (
            <ButtonLink to="/rng?page=hot" size="l">
              {t('hero.hot')}
            </ButtonLink>
          ) : (
            <ButtonLink to="/register" size="l">
              {t('hero.join')}
            </ButtonLink>
          )}
        </p>
      </div>
    </section>
  );
}
