import { useTexts } from '@croupier/i18n';
import { Checkbox } from '@croupier/ui';
import { useBrandLabels } from '../../api/members.ts';
import styles from './campaigns.module.css';

interface LabelsInputProps {
  readonly brand: string;
  readonly chosen: readonly string[];
  readonly onChange: (labels: string[]) => void;
}

const mostLabels = 20;
const keyOf = (label: string) => label.toLowerCase();

/** The labels of a brand's members with their number; capital letters do not matter. */
export function LabelsInput({ brand, chosen, onChange }: LabelsInputProps) {
  const { t, formats } = useTexts('console');
  const { data: known = [] } = useBrandLabels(brand);
  const unused = chosen
    .filter((label) => known.every((one) => keyOf(one.label) !== keyOf(label)))
    .map((label) => ({ label, members: 0 }));
  const isChosen = (label: string) => chosen.some((one) => keyOf(one) === keyOf(label));
  const all = [...known, ...unused];
  return (
    <fieldset className={styles.choices}>
      <legend>{t('campaigns.labels')}</legend>
      {all.length === 0 && <p className={styles.note}>{t('campaigns.noLabels')}</p>}
      {all.map(({ label, members }) => (
        <Checkbox
          key={label}
          name="labels"
          label={t('campaigns.labelOf', { label, members: formats.number(members) })}
          checked={isChosen(label)}
          disabled={!isChosen(label) && chosen.length >= mostLabels}
          onChange={({ currentTarget: { checked } }) =>
            onChange(
              checked ? [...chosen, label] : chosen.filter((one) => keyOf(one) !== keyOf(label)),
            )
          }
        />
      ))}
    </fieldset>
  );
}
