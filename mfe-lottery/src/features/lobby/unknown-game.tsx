import type { LotteryTable } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { ButtonLink, Empty } from '@croupier/ui';
import { NearLinks } from '@croupier/ui/near-links';
import { nearTables } from '../../lib/near-tables.ts';

interface UnknownGameProps {
  readonly code: string;
  readonly tables: readonly LotteryTable[];
  readonly addressOf: (gameId: string) => string;
  /** Address of all games. */
  readonly lobby: string;
}

/** The address names a game that is not offered: the games with a similar code or name, and the lobby. */
export function UnknownGame({ code, tables, addressOf, lobby }: UnknownGameProps) {
  const { t, local } = useTexts('mfe-lottery');
  const near = nearTables(tables, code);
  return (
    <Empty
      title={t('tables.unknown')}
      action={
        <div>
          <NearLinks
            title={t('tables.near')}
            links={near.map(({ game }) => ({
              to: addressOf(game.gameId),
              name: local(game.name),
            }))}
          />
          <ButtonLink to={lobby}>{t('next.all')}</ButtonLink>
        </div>
      }
    />
  );
}
