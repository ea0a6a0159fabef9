import { useTexts } from '@croupier/i18n';
import { ButtonLink, Empty } from '@croupier/ui';

/** Nothing by that name, or nothing of that kind yet. */
export function NoGames({ gameName }: { gameName: string }) {
  const { t } = useTexts('mfe-games');
  if (gameName) {
    return (
      <Empty
        art="search"
        title={t('lobby.nothing', { words: gameName })}
        text={t('lobby.nothingText')}
      />
    );
  }
  return (
    <Empty
      title={t('lobby.none')}
      text={t('lobby.noneText')}
      action={<ButtonLink to="/rng">{t('lobby.toSlots')}</ButtonLink>}
    />
  );
}
