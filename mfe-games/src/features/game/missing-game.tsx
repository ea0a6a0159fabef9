import type { Game } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { ButtonLink, Empty, VisuallyHidden } from '@croupier/ui';
import { NearLinks } from '@croupier/ui/near-links';
import { useGameIndex } from '../../api/game-index.ts';
import { useHotGames } from '../../api/hot-games.ts';
import { detailPath, gameIdOf } from '../../lib/game-id.ts';
import { useWordIndex } from '../../lib/use-word-index.ts';

interface MissingGameProps {
  /** What the address names instead of a game. */
  readonly code: string | null;
  readonly text: string;
}

const most = 6;

/** The address names no game that is offered: the games with a similar name, else what others play, and the lobby. */
export function MissingGame({ code, text }: MissingGameProps) {
  const { t, local } = useTexts('mfe-games');
  const near = useNearGames(code);
  const hot = useHotGames();
  const games = near.length > 0 ? near : (hot.data ?? []);
  return (
    <>
      <VisuallyHidden>
        <h1>{t('game.missingTitle')}</h1>
      </VisuallyHidden>
      <Empty
        title={t('game.missingTitle')}
        text={text}
        action={
          <div>
            <NearLinks
              title={t(near.length > 0 ? 'lobby.nearest' : 'hot.title')}
              links={games
                .slice(0, most)
                .map(({ nodeId, name }) => ({ to: detailPath(nodeId), name: local(name) }))}
            />
            <ButtonLink to="/rng" variant="primary">
              {t('game.lobby')}
            </ButtonLink>
          </div>
        }
      />
    </>
  );
}

/** The games whose name is most like the code; none for an id, which has no words. */
function useNearGames(code: string | null): readonly Game[] {
  const words = gameIdOf(code) ? '' : (code ?? '').replaceAll(/[-_]/g, ' ').trim();
  const index = useGameIndex(words !== '');
  const names = useWordIndex(index, words !== '');
  if (!index || !names) return [];
  const places = Array.from({ length: index.size }, (_, place) => place);
  const found = names.find(words, places);
  const near = found.length > 0 ? found : names.nearest(words, places, most);
  return near.slice(0, most).map((place) => index.at(place));
}
