import type { ClassifyCount, Vendor } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Drawer, Icon } from '@croupier/ui';
import { useState } from 'react';
import type { LobbyFilter, MinBetStep } from './lobby-filter.ts';
import styles from './lobby.module.css';
import { ClassifyChips, MinBetChips } from './narrow-chips.tsx';
import { VendorChoices } from './vendor-row.tsx';

type FilterChoice = Pick<LobbyFilter, 'vassalage' | 'classify' | 'minBet'>;

interface FilterSheetProps {
  readonly chosen: FilterChoice;
  readonly vendors: readonly Vendor[];
  readonly classifies: readonly ClassifyCount[];
  readonly minBets: readonly MinBetStep[];
  readonly onChange: (change: Partial<LobbyFilter>) => void;
}

/** The button with the number of filters that are set, and the sheet with every choice. */
export function FilterSheet({ chosen, vendors, classifies, minBets, onChange }: FilterSheetProps) {
  const { t, formats } = useTexts('mfe-games');
  const [isOpen, setOpen] = useState(false);
  const count = Object.values(chosen).filter((value) => value !== '').length;
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        className={styles.filters}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="filter" />
        <span className={styles.filtersName}>{t('lobby.filters')}</span>
        {count > 0 && <small className={styles.filtersCount}>{formats.number(count)}</small>}
      </button>
      <Drawer from="end" isOpen={isOpen} title={t('lobby.filters')} onClose={close}>
        <div className={styles.sheet}>
          {vendors.length > 1 && (
            <Choice title={t('lobby.vendor')}>
              <VendorChoices
                vendors={vendors}
                value={chosen.vassalage}
                className={styles.sheetVendors}
                onChange={(vassalage) => onChange({ vassalage, classify: '' })}
              />
            </Choice>
          )}
          {classifies.length > 1 && (
            <Choice title={t('lobby.classify')}>
              <ClassifyChips
                classifies={classifies}
                value={chosen.classify}
                onChange={(classify) => onChange({ classify })}
              />
            </Choice>
          )}
          {minBets.length > 0 && (
            <Choice title={t('lobby.minBet')}>
              <MinBetChips
                steps={minBets}
                value={chosen.minBet}
                onChange={(minBet) => onChange({ minBet })}
              />
            </Choice>
          )}
          <div className={styles.sheetEnd}>
            <Button
              variant="quiet"
              disabled={count === 0}
              onClick={() => onChange({ vassalage: '', classify: '', minBet: '' })}
            >
              {t('lobby.clear')}
            </Button>
            <Button variant="primary" onClick={close}>
              {t('lobby.showGames')}
            </Button>
          </div>
        </div>
      </Drawer>
    </>
  );
}

function Choice({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className={styles.sheetChoice}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}
