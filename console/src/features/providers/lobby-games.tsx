import type { BrandSummary, LobbyGame } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import {
  Badge,
  Button,
  Checkbox,
  Empty,
  Retry,
  Skeleton,
  Table,
  TextInput,
  type Column,
} from '@croupier/ui';
import { Pagination } from '@croupier/ui/pagination';
import { useDeferredValue, useState } from 'react';
import { useLobbyGames } from '../../api/providers.ts';
import { Choice } from './choice.tsx';
import type { CountriesChange, GamesSwitch } from './games-switch.ts';
import styles from './providers.module.css';
import { useRuleText } from './use-rule-text.ts';

interface LobbyGamesProps {
  readonly providers: readonly { readonly provider: string; readonly name: string }[];
  readonly brands: readonly BrandSummary[];
  readonly onSwitch: (change: GamesSwitch) => void;
  readonly onCountries: (change: CountriesChange) => void;
}

/**
 * All games on offer, with search by a part of the name in any language, and their switches for one brand.
 */
export function LobbyGames({ providers, brands, ...changes }: LobbyGamesProps) {
  const { t } = useTexts('console');
  const [brand, setBrand] = useState(brands[0]?.code ?? '');
  const [vassalage, setVassalage] = useState('');
  const [words, setWords] = useState('');
  const [isSwitched, setSwitched] = useState(false);
  const searchText = useDeferredValue(words.trim());
  const query = {
    brand,
    ...(vassalage && { vassalage }),
    ...(searchText && { words: searchText }),
    ...(isSwitched && { switched: 1 as const }),
  };
  return (
    <div className={styles.panel}>
      <div className={styles.choices}>
        <TextInput
          type="search"
          name="words"
          label={t('providers.search')}
          hint={t('providers.searchHint')}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <Choice
          label={t('providers.brand')}
          name="brand"
          value={brand}
          onChoose={setBrand}
          options={brands.map(({ code, name }) => ({ value: code, label: name }))}
        />
        <Choice
          label={t('providers.provider')}
          name="provider"
          value={vassalage}
          onChoose={setVassalage}
          options={[
            { value: '', label: t('providers.every') },
            ...providers.map(({ provider, name }) => ({ value: provider, label: name })),
          ]}
        />
      </div>
      <Checkbox
        look="switch"
        name="switched"
        label={t('providers.switchedOnly')}
        checked={isSwitched}
        onChange={(event) => setSwitched(event.currentTarget.checked)}
      />
      <Found query={query} {...changes} />
    </div>
  );
}

interface FoundProps extends Pick<LobbyGamesProps, 'onSwitch' | 'onCountries'> {
  readonly query: Parameters<typeof useLobbyGames>[0];
}

function Found({ query, ...changes }: FoundProps) {
  const { t, formats } = useTexts('console');
  const asked = JSON.stringify(query);
  // A new search starts at its first page; the previous results stay visible until the new ones load.
  const [page, setPage] = useState({ asked, no: 1 });
  const pageNo = page.asked === asked ? page.no : 1;
  const found = useLobbyGames({ ...query, pageNo });
  const columns = useColumns(query.brand, changes);
  if (found.isPending) return <Skeleton lines={6} height={56} />;
  if (found.error) return <Retry error={found.error} onRetry={found.refetch} />;
  const { games, total } = found.data;
  if (total === 0)
    return <Empty title={t('providers.noGames')} text={t('providers.noGamesText')} art="search" />;
  return (
    <>
      <Table
        caption={t('providers.gamesCaption', { count: total, total: formats.number(total) })}
        columns={columns}
        rows={games}
        rowKey={({ nodeId }) => nodeId}
      />
      <Pagination
        label={t('providers.games')}
        page={pageNo}
        pages={Math.ceil(total / pageSize)}
        onPage={(no) => setPage({ asked, no })}
      />
    </>
  );
}

const pageSize = 50;

function useColumns(
  brand: string,
  { onSwitch, onCountries }: Pick<LobbyGamesProps, 'onSwitch' | 'onCountries'>,
): readonly Column<LobbyGame>[] {
  const { t, formats, local } = useTexts('console');
  const ruleText = useRuleText();
  const partOf = ({ nodeId, name, vassalage }: LobbyGame) => ({
    brand,
    provider: vassalage.toLowerCase(),
    game: { id: nodeId, name: local(name) },
  });
  return [
    {
      id: 'game',
      header: t('providers.game'),
      cell: ({ name, code }) => (
        <span className={styles.named}>
          {local(name)} <code>{code}</code>
        </span>
      ),
    },
    { id: 'provider', header: t('providers.provider'), cell: ({ vassalage }) => vassalage },
    {
      id: 'theory',
      header: t('providers.theory'),
      cell: ({ rtp }) => formats.percent(rtp / 100, 2),
      align: 'end',
    },
    {
      id: 'countries',
      header: t('providers.countriesWay'),
      cell: (game) => (
        <Button
          size="s"
          variant="quiet"
          onClick={() => onCountries({ ...partOf(game), rule: game.countries })}
        >
          {ruleText(game.countries)}
        </Button>
      ),
    },
    {
      id: 'shown',
      header: t('providers.shown'),
      cell: (game) => (
        <span className={styles.named}>
          {!game.isProviderShown && <Badge tone="neutral">{t('providers.providerOff')}</Badge>}
          <Checkbox
            look="switch"
            name={`shown-${game.nodeId}`}
            label={t(game.isShown ? 'providers.on' : 'providers.off')}
            aria-label={t('providers.shownIn', { name: local(game.name), brand })}
            checked={game.isShown}
            onChange={(event) =>
              onSwitch({ ...partOf(game), isShown: event.currentTarget.checked })
            }
          />
        </span>
      ),
    },
  ];
}
