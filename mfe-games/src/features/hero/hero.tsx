import { useLatestEvent } from '@croupier/bus';
import { useTexts } from '@croupier/i18n';
import { ButtonLink } from '@croupier/ui';
import { HeroScene } from './hero-scene.tsx';
import { HeroView } from './hero-view.tsx';

/** The first section of the home page. */
export function Hero() {
  const { t } = useTexts('mfe-games');
  const session = useLatestEvent('session.changed');
  const beside = session ? (
    <ButtonLink to="/rng?page=hot" size="l">
      {t('hero.hot')}
    </ButtonLink>
  ) : (
    <ButtonLink to="/register" size="l">
      {t('hero.join')}
    </ButtonLink>
  );
  return <HeroView scene={<HeroScene />} beside={beside} />;
}
