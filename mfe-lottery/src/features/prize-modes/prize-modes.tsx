import type { PrizeMode } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { ChipGroup } from '@croupier/ui';
import styles from './prize-modes.module.css';

interface PrizeModesProps {
  readonly modes: readonly PrizeMode[];
  readonly value: PrizeMode | undefined;
  readonly onChange: (mode: PrizeMode) => void;
}

/** The choice of prize mode, if a game offers more than one. */
export function PrizeModes({ modes, value, onChange }: PrizeModesProps) {
  const { t } = useTexts('mfe-lottery');
  const chosen = value ?? modes[0] ?? 'Lott';
  return (
    <div className={styles.modes}>
      <p className={styles.label} aria-hidden="true">
        {t('prizeMode.label')}
      </p>
      <ChipGroup
        label={t('prizeMode.label')}
        options={modes.map((mode) => ({ value: mode, label: t(`prizeMode.${mode}`) }))}
        value={chosen}
        onChange={onChange}
      />
      <p className={styles.hint}>
        {t(`prizeMode.hint.${chosen}`)} {t('prizeMode.compare')}
      </p>
    </div>
  );
}
