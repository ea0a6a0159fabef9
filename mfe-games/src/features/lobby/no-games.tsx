import { useTexts } from '@croupier/i18n';
import { Button, Empty } from '@croupier/ui';
import type { LobbyFilter } from './lobby-filter.ts';

/** Nothing that the filter leaves, and how to see more again. */
export function NoGames({ filter, onClear }: { filter: LobbyFilter; onClear: () => void }) {
  const { t } = useTexts('mfe-games');
  const clear = <Button onClick={onClear}>{t('lobby.clear')}</Button>;
  if (filter.words) {
    return (
      <Empty
        art="search"
        title={t('lobby.nothing', { words: filter.words })}
        text={t('lobby.nothingText')}
        action={clear}
      />
    );
  }
  return <Empty title={t('lobby.noneLeft')} text={t('lobby.noneLeftText')} action={clear} />;
}
