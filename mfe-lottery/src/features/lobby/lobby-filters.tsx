import { useTexts } from '@croupier/i18n';
import { Icon, SegmentedControl, Select, VisuallyHidden } from '@croupier/ui';
import { useId } from 'react';
import { weekdayName, weekdays } from '../../lib/weekday.ts';
import styles from './lobby.module.css';
import type { LobbyFilter } from './narrow.ts';
import { TagTabs } from './tag-tabs.tsx';

interface LobbyFiltersProps {
  readonly tags: readonly string[];
  readonly filter: LobbyFilter;
  readonly change: (part: Partial<LobbyFilter>) => void;
}

const lists = ['all', 'hot', 'favourite', 'recent'] as const;

/** The filters of the lobby: lists, tags, the weekday of a draw, words of a name. */
export function LobbyFilters({ tags, filter, change }: LobbyFiltersProps) {
  const { t, formats } = useTexts('mfe-lottery');
  const searchId = useId();
  return (
    <div className={styles.filters}>
      <TagTabs
        tabs={[
          { id: '', label: t('lobby.everyTag') },
          ...tags.map((tag) => ({ id: tag, label: t(`tags.${tag}`, tag) })),
        ]}
        value={filter.tag}
        onChange={(tag) => change({ tag })}
      />
      <div className={styles.narrow}>
        <SegmentedControl
          label={t('lobby.lists')}
          options={lists.map((list) => ({ value: list, label: t(`lobby.${list}`) }))}
          value={filter.list}
          onChange={(list) => change({ list })}
        />
        <div role="search" className={styles.search}>
          <Icon name="search" />
          <input
            id={searchId}
            type="search"
            className={styles.words}
            aria-label={t('lobby.search')}
            placeholder={t('lobby.search')}
            value={filter.words}
            maxLength={60}
            autoComplete="off"
            onChange={(event) => change({ words: event.target.value })}
          />
        </div>
        <Select
          label={<VisuallyHidden>{t('lobby.weekday')}</VisuallyHidden>}
          name="weekday"
          value={String(filter.weekday)}
          onChange={(event) => change({ weekday: Number(event.target.value) })}
        >
          <option value="0">{t('lobby.everyDay')}</option>
          {weekdays.map((weekday) => (
            <option key={weekday} value={weekday}>
              {weekdayName(weekday, formats)}
            </option>
          ))}
        </Select>
      </div>
    </div>
  );
}
