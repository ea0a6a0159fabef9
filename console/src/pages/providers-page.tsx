import { useTexts } from '@croupier/i18n';
import { PageHeader, Retry, Skeleton, Tabs } from '@croupier/ui';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useBrands } from '../api/brands.ts';
import { useProviderStandings } from '../api/providers.ts';
import { CountriesDialog } from '../features/providers/countries-dialog.tsx';
import type { CountriesChange, GamesSwitch } from '../features/providers/games-switch.ts';
import { HeldWins } from '../features/providers/held-wins.tsx';
import { LobbyGames } from '../features/providers/lobby-games.tsx';
import { OpenRounds } from '../features/providers/open-rounds.tsx';
import { Partners } from '../features/providers/partners.tsx';
import { ProviderCard } from '../features/providers/provider-card.tsx';
import { Reports } from '../features/providers/reports.tsx';
import { ReturnsTable } from '../features/providers/returns-table.tsx';
import { SwitchDialog } from '../features/providers/switch-dialog.tsx';
import styles from '../lib/queue.module.css';

const parts = ['standing', 'games', 'returns', 'rounds', 'wins', 'reports', 'partners'] as const;

/** Game providers: health, returns of their games, open rounds, reconciliation reports. */
export function ProvidersPage() {
  const { t } = useTexts('console');
  const navigate = useNavigate();
  const { part: asked } = useParams();
  const part = parts.find((one) => one === asked) ?? 'standing';
  return (
    <>
      <PageHeader isSlim title={t('providers.title')} lead={t('providers.lead')} />
      <Tabs
        label={t('providers.parts')}
        tabs={parts.map((id) => ({ id, label: t(`providers.part.${id}`) }))}
        value={part}
        onChange={(id) => void navigate(`/providers/${id}`)}
      />
      <div role="tabpanel" aria-label={t(`providers.part.${part}`)} className={styles.panel}>
        <Part part={part} />
      </div>
    </>
  );
}

function Part({ part }: { part: (typeof parts)[number] }) {
  const standings = useProviderStandings();
  const brands = useBrands();
  const [change, setChange] = useState<GamesSwitch | null>(null);
  const [countries, setCountries] = useState<CountriesChange | null>(null);
  const error = standings.error ?? brands.error;
  if (error) return <Retry error={error} onRetry={standings.refetch} />;
  if (!standings.data || !brands.data) return <Skeleton lines={3} height={180} />;
  const shared = { providers: standings.data, brands: brands.data, onSwitch: setChange };
  return (
    <>
      {part === 'standing' && (
        <div className={styles.list}>
          {standings.data.map((standing) => (
            <ProviderCard
              key={standing.provider}
              standing={standing}
              {...shared}
              onCountries={setCountries}
            />
          ))}
        </div>
      )}
      {part === 'games' && <LobbyGames {...shared} onCountries={setCountries} />}
      {part === 'returns' && <ReturnsTable {...shared} />}
      {part === 'rounds' && <OpenRounds />}
      {part === 'wins' && <HeldWins />}
      {part === 'partners' && <Partners />}
      {part === 'reports' && <Reports providers={standings.data} />}
      {countries && <CountriesDialog change={countries} onClose={() => setCountries(null)} />}
      {change && <SwitchDialog change={change} onClose={() => setChange(null)} />}
    </>
  );
}
