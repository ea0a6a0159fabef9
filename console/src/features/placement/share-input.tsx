import { useTexts } from '@croupier/i18n';
import { ChipGroup, Field } from '@croupier/ui';
import styles from './placement.module.css';

interface ShareInputProps {
  readonly percent: number;
  readonly onChange: (percent: number) => void;
}

const usualShares = [1, 5, 10, 25, 50];

/** The share of visitors that gets the version on trial. */
export function ShareInput({ percent, onChange }: ShareInputProps) {
  const { t, formats } = useTexts('console');
  const shown = (share: number) => t('board.percent', { percent: formats.number(share) });
  return (
    <>
      <Field label={t('change.share')} hint={t('change.shareHint')}>
        {(inputProps) => (
          <div className={styles.share}>
            <input
              {...inputProps}
              type="range"
              min={1}
              max={100}
              value={percent}
              aria-valuetext={shown(percent)}
              onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
            />
            <output className={styles.percent}>{shown(percent)}</output>
          </div>
        )}
      </Field>
      <ChipGroup
        label={t('change.share')}
        options={usualShares.map((share) => ({ value: String(share), label: shown(share) }))}
        value={String(percent)}
        onChange={(share) => onChange(Number(share))}
      />
    </>
  );
}
