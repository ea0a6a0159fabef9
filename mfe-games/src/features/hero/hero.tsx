import { useLatestEvent } from '@croupier/bus';
import { useTexts } from '@croupier/i18n';
import { ButtonLink } from '@croupier/ui';
import { useStoredFlag } from '@croupier/ui/tour';
import { useOwnPlay } from '../../api/own-play.ts';
import { FirstSteps } from './first-steps.tsx';
import { HeroScene } from './hero-scene.tsx';
import { HeroView } from './hero-view.tsx';

/** Below the first games of the home page: the brand's picture with the way in; for a new member the first steps. */
export function Hero() {
  const { t } = useTexts('mfe-games');
  const session = useLatestEvent('session.changed');
  const { isKnown, games, tickets } = useOwnPlay();
  const [areStepsClosed, closeSteps] = useStoredFlag('first-steps-closed');
  const isNew = Boolean(session) && isKnown && games.length + tickets.length === 0;
  const beside = session ? (
    <ButtonLink to="/rng?page=hot" size="l">
      {t('hero.hot')}
    </ButtonLink>
  ) : (
    <ButtonLink to="/register" size="l">
      {t('hero.join')}
    </ButtonLink>
  );
  return (
    <HeroView
      scene={<HeroScene />}
      beside={beside}
      instead={isNew && !areStepsClosed ? <FirstSteps onClose={closeSteps} /> : undefined}
    />
  );
}
