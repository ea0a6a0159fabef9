import {
  settledSettings,
  type BrandSummary,
  type ModuleSettings,
  type Placement,
  type SettingDescription,
  type SettingValue,
} from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Card, Checkbox, Section, TextInput } from '@croupier/ui';
import { useState } from 'react';
import { useSetModule } from '../../api/modules.ts';
import { DecisionDialog } from '../../lib/decision-dialog.tsx';
import styles from './releases.module.css';

interface SettingsFormProps {
  readonly brand: BrandSummary;
  readonly placement: Placement;
}

/** The module's settings for this brand; renders nothing if the module declares none. */
export function SettingsForm({ brand, placement }: SettingsFormProps) {
  const { t } = useTexts('console');
  const [wanted, setWanted] = useState<ModuleSettings | null>(null);
  const { form, settings } = placement;
  if (Object.keys(form).length === 0) return null;
  return (
    <Section title={t('releases.settings')}>
      <Card className={styles.settings}>
        <form
          className={styles.settings}
          onSubmit={(event) => {
            event.preventDefault();
            setWanted(read(new FormData(event.currentTarget), form));
          }}
        >
          {Object.entries(form).map(([name, described]) => (
            <Setting
              key={name}
              name={name}
              described={described}
              value={settings[name] ?? described.default}
            />
          ))}
          <Button type="submit">{t('releases.saveSettings')}</Button>
        </form>
      </Card>
      {wanted && (
        <SaveDialog
          brand={brand}
          placement={placement}
          wanted={wanted}
          onClose={() => setWanted(null)}
        />
      )}
    </Section>
  );
}

interface SettingProps {
  readonly name: string;
  readonly described: SettingDescription;
  readonly value: SettingValue;
}

function Setting({ name, described, value }: SettingProps) {
  const { formats, local } = useTexts('console');
  const label = local(described.title);
  if (described.type === 'boolean')
    return <Checkbox look="switch" name={name} label={label} defaultChecked={value === true} />;
  if (described.type === 'string')
    return (
      <TextInput
        name={name}
        label={label}
        defaultValue={String(value)}
        maxLength={described.maxLength}
      />
    );
  return (
    <TextInput
      type="number"
      name={name}
      label={label}
      hint={`${formats.number(described.minimum)} – ${formats.number(described.maximum)}`}
      defaultValue={Number(value)}
      min={described.minimum}
      max={described.maximum}
      step={1}
      required
    />
  );
}

function read(data: FormData, form: Placement['form']): ModuleSettings {
  const given = Object.entries(form).map(([name, { type }]): [string, SettingValue] => {
    if (type === 'boolean') return [name, data.has(name)];
    return [name, type === 'integer' ? Number(data.get(name)) : String(data.get(name))];
  });
  return settledSettings(form, Object.fromEntries(given));
}

interface SaveDialogProps extends SettingsFormProps {
  readonly wanted: ModuleSettings;
  readonly onClose: () => void;
}

function SaveDialog({ brand, placement, wanted, onClose }: SaveDialogProps) {
  const { t } = useTexts('console');
  const save = useSetModule();
  const names = { module: placement.module, brand: brand.name };
  return (
    <DecisionDialog
      title={t('releases.saveTitle', names)}
      confirm={t('releases.saveSettings')}
      isBusy={save.isPending}
      error={save.error}
      onClose={onClose}
      done={t('releases.settingsSaved', names)}
      reload={save.reload}
      onConfirm={(note, _fields, { callbacks }) =>
        save.mutate(
          {
            brand: brand.code,
            module: placement.module,
            settings: wanted,
            revision: placement.revision,
            note,
          },
          callbacks,
        )
      }
    >
      <p>{t('releases.saveText', names)}</p>
    </DecisionDialog>
  );
}
