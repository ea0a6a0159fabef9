import type { Game } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useMoney } from '@croupier/ui';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { detailPath } from './game-id.ts';
import { useStableValue } from './use-stable-value.ts';

/** The texts, formats and navigation of cards, so that each of a hundred cards need not load its own. */
export interface CardWords {
  readonly from: string;
  readonly hot: string;
  name(game: Game): string;
  rtp(game: Game): string;
  stake(game: Game): string;
  favourite(game: Game): string;
  about(game: Game): string;
  openDetail(game: Game): void;
}

/** The same object until the language changes. */
export function useCardWords(): CardWords {
  const { t, formats, local } = useTexts('mfe-games');
  const money = useMoney();
  const navigate = useNavigate();
  const openDetail = useStableValue(({ nodeId }: Game) => void navigate(detailPath(nodeId)));
  return useMemo(() => {
    const name = (game: Game) => local(game.name);
    return {
      from: t('card.from'),
      hot: t('card.hot'),
      name,
      // Thousands of games share few of these values: each value is formatted once.
      rtp: stored(
        ({ rtp }: Game) => rtp,
        (game) => t('card.rtp', { percent: formats.percent(game.rtp / 100, 2) }),
      ),
      stake: stored(
        ({ minBet }: Game) => minBet,
        (game) => money(game.minBet),
      ),
      favourite: (game) => t('card.favourite', { name: name(game) }),
      about: (game) => t('card.about', { name: name(game) }),
      openDetail,
    };
  }, [t, formats, local, money, openDetail]);
}

function stored<Key>(keyOf: (game: Game) => Key, write: (game: Game) => string) {
  const written = new Map<Key, string>();
  return (game: Game): string => {
    const key = keyOf(game);
    const known = written.get(key);
    if (known !== undefined) return known;
    const text = write(game);
    written.set(key, text);
    return text;
  };
}
