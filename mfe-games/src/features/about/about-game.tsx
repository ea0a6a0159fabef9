import { useLatestEvent } from '@croupier/bus';
import type { Game, GameDetail } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, ButtonLink, PageHeader, Section, usePageName } from '@croupier/ui';
import { ShareButton } from '@croupier/ui/copy-button';
import { useFavourites } from '../../api/favourites.ts';
import { CardGrid } from '../../lib/card-grid.tsx';
import { GameCard } from '../../lib/game-card.tsx';
import { detailPath, funPath } from '../../lib/game-id.ts';
import { GamePicture } from '../../lib/game-picture.tsx';
import { usePlay, usePlayOnRequest } from '../../lib/use-play.ts';
import styles from './about-game.module.css';
import { GameFacts } from './game-facts.tsx';
import { LastRounds } from './last-rounds.tsx';

/** A game's detail page: picture, facts, rules, the member's own rounds, and similar games. */
export function AboutGame({ detail }: { detail: GameDetail }) {
  const { t, local } = useTexts('mfe-games');
  const { game, vendorName, hasFunPlay, similar } = detail;
  const session = useLatestEvent('session.changed');
  const play = usePlay();
  usePlayOnRequest(play);
  const favourites = useFavourites();
  const name = local(game.name);
  usePageName(name);
  const isFavourite = favourites.has(game.nodeId);
  return (
    <>
      <div className={styles.top}>
        <div className={styles.picture}>
          <GamePicture game={game} />
        </div>
        <div className={styles.words}>
          <PageHeader title={name} lead={t('about.by', { vendor: vendorName })} />
          <div className={styles.ways}>
            <Button variant="primary" size="l" icon="play" onClick={() => play(game)}>
              {t('about.play')}
            </Button>
            {hasFunPlay && (
              <ButtonLink to={funPath(game.nodeId)} size="l">
                {t('about.fun')}
              </ButtonLink>
            )}
            {favourites.canKeep && (
              <Button
                size="l"
                icon="star"
                aria-pressed={isFavourite}
                onClick={() => favourites.toggle(game.nodeId)}
              >
                {t(isFavourite ? 'about.kept' : 'about.keep')}
              </Button>
            )}
            <ShareButton
              size="l"
              link={new URL(detailPath(game.nodeId), window.location.origin).href}
              text={t('about.shareText', { name })}
              what={t('about.shareLink')}
            />
          </div>
          <GameFacts detail={detail} />
        </div>
      </div>
      <div className={styles.parts}>
        <Section title={t('about.rules')}>
          <p className={styles.text}>{t(`rules.${rulesOf(game)}`)}</p>
          <p className={styles.text}>{t('about.inside')}</p>
        </Section>
        {session && <LastRounds nodeId={game.nodeId} />}
      </div>
      {similar.length > 0 && (
        <Section title={t('about.similar')}>
          <CardGrid label={t('about.similar')}>
            {similar.map((other) => (
              <GameCard key={other.nodeId} game={other} onPlay={play} favourites={favourites} />
            ))}
          </CardGrid>
        </Section>
      )}
    </>
  );
}

/** The races of DS88 are sports by type, with rules of their own. */
const rulesOf = ({ vassalage, gameType }: Pick<Game, 'vassalage' | 'gameType'>) =>
  vassalage === 'DS88' ? 'COCKFIGHT' : gameType;
