import type { CountryRule } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Select, TextInput } from '@croupier/ui';
import { useState } from 'react';
import { useSetGameCountries } from '../../api/providers.ts';
import { linesOf } from '../../lib/lines-of.ts';
import { DecisionDialog, type DecisionCallbacks } from '../../lib/decision-dialog.tsx';
import type { CountriesChange } from './games-switch.ts';

interface CountriesDialogProps {
  readonly change: CountriesChange;
  readonly onClose: () => void;
}

const ways = ['everywhere', 'admit', 'refuse'] as const;
type Way = (typeof ways)[number];

/** Sets the countries in which a brand shows a game or a provider. */
export function CountriesDialog({ change, onClose }: CountriesDialogProps) {
  const { t } = useTexts('console');
  const set = useSetGameCountries();
  const { brand, provider, game, rule } = change;
  const [way, setWay] = useState<Way>(rule?.mode ?? 'everywhere');
  const [isFaulty, setFaulty] = useState(false);
  const names = { brand, name: game?.name ?? provider };

  function confirm(note: string, fields: FormData, callbacks: DecisionCallbacks): void {
    const chosen = ruleOf(way, String(fields.get('countries') ?? ''));
    setFaulty(chosen === undefined);
    if (chosen === undefined) return;
    const part = { brand, vassalage: provider, rule: chosen, note };
    set.mutate(game ? { ...part, nodeId: game.id } : part, callbacks);
  }

  return (
    <DecisionDialog
      size="l"
      title={t('providers.countriesTitle', names)}
      confirm={t('providers.countriesSet')}
      isBusy={set.isPending}
      error={set.error}
      done={t('providers.countriesDone', names)}
      reload={set.reload}
      onConfirm={(note, fields, { callbacks }) => confirm(note, fields, callbacks)}
      onClose={onClose}
    >
      <p>{t('providers.countriesText')}</p>
      <Select
        name="way"
        label={t('providers.countriesWay')}
        value={way}
        onChange={(event) =>
          setWay(ways.find((one) => one === event.currentTarget.value) ?? 'everywhere')
        }
      >
        {ways.map((one) => (
          <option key={one} value={one}>
            {t(`providers.way.${one}`)}
          </option>
        ))}
      </Select>
      {way !== 'everywhere' && (
        <TextInput
          name="countries"
          label={t('brand.region.countries')}
          hint={t('brand.region.countriesHint')}
          error={isFaulty ? t('providers.countriesError') : undefined}
          defaultValue={rule?.countries.join(' ') ?? ''}
          dir="ltr"
          spellCheck={false}
          autoComplete="off"
        />
      )}
    </DecisionDialog>
  );
}

/** `undefined` if the typed text names no country. */
function ruleOf(way: Way, typed: string): CountryRule | null | undefined {
  if (way === 'everywhere') return null;
  const countries = linesOf(typed.toUpperCase());
  const isRight = countries.length > 0 && countries.every((code) => /^[A-Z]{2}$/.test(code));
  return isRight ? { mode: way, countries } : undefined;
}
