import { gameTypes } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { ErrorText, TextInput } from '@croupier/ui';
import styles from './bonuses.module.css';

/** The percentage of a stake that counts, by game kind. */
export function WeightInputs({ error }: { error: string | undefined }) {
  const { t } = useTexts('console');
  return (
    <fieldset className={styles.weights}>
      <legend>{t('bonuses.weights')}</legend>
      {gameTypes.map((kind) => (
        <TextInput
          key={kind}
          name={`weight-${kind}`}
          label={t(`bonuses.kind.${kind}`)}
          defaultValue={kind === 'RNG' ? '100' : ''}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
        />
      ))}
      <div className={styles.weightsError}>
        <ErrorText>{error}</ErrorText>
      </div>
    </fieldset>
  );
}
