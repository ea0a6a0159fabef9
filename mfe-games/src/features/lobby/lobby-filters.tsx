import { useTexts } from '@croupier/i18n';
import { ChipGroup, Icon, Tabs } from '@croupier/ui';
import { useId } from 'react';
import { useVendors } from '../../api/vendors.ts';
import type { LobbyType } from '../../lib/type-of-path.ts';
import styles from './lobby.module.css';

interface LobbyFiltersProps {
  readonly gameType: LobbyType;
  readonly tab: 'all' | 'hot';
  readonly vendor: string;
  readonly words: string;
  readonly onTab: (tab: string) => void;
  readonly onVendor: (vendor: string) => void;
  readonly onWords: (words: string) => void;
}

/** What narrows the lobby. Vendors show once there is more than one to choose from. */
export function LobbyFilters(props: LobbyFiltersProps) {
  const { gameType, tab, vendor, words, onTab, onVendor, onWords } = props;
  const { t } = useTexts('mfe-games');
  const searchId = useId();
  const vendors = (useVendors().data ?? []).filter((lane) => lane.gameType === gameType);
  return (
    <div className={styles.filters}>
      <Tabs
        label={t('lobby.list')}
        value={tab}
        onChange={onTab}
        tabs={[
          { id: 'all', label: t('lobby.all') },
          { id: 'hot', label: t('lobby.hot') },
        ]}
      />
      {vendors.length > 0 && (
        <ChipGroup
          label={t('lobby.vendor')}
          value={vendor}
          onChange={onVendor}
          options={[
            { value: '', label: t('lobby.everyVendor') },
            ...vendors.map((lane) => ({ value: lane.vassalage, label: lane.displayName })),
          ]}
        />
      )}
      <div role="search" className={styles.search}>
        <label htmlFor={searchId} className={styles.searchLabel}>
          <Icon name="search" />
          <span>{t('lobby.search')}</span>
        </label>
        <input
          id={searchId}
          type="search"
          className={styles.words}
          placeholder={t('lobby.searchHint')}
          value={words}
          maxLength={60}
          autoComplete="off"
          onChange={(event) => onWords(event.target.value)}
        />
      </div>
    </div>
  );
}
