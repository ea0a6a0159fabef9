import type {
  ModuleSettings,
  SettingDescription,
  SettingValue,
} from './schemas/module-settings.ts';

type Form = Readonly<Record<string, SettingDescription>>;

export function isSettingOf(described: SettingDescription, value: unknown): value is SettingValue {
  if (described.type === 'boolean') return typeof value === 'boolean';
  if (described.type === 'string')
    return typeof value === 'string' && value.length <= described.maxLength;
  return (
    Number.isInteger(value) &&
    typeof value === 'number' &&
    value >= described.minimum &&
    value <= described.maximum
  );
}

/** Names of values that the description does not contain or does not allow. */
export function unfitSettings(form: Form, values: ModuleSettings): readonly string[] {
  return Object.entries(values)
    .filter(([name, value]) => {
      const described = Object.hasOwn(form, name) ? form[name] : undefined;
      return !described || !isSettingOf(described, value);
    })
    .map(([name]) => name);
}

/** The effective settings of a release: stored values that it allows, otherwise its defaults. */
export function settledSettings(form: Form, values: ModuleSettings): ModuleSettings {
  return Object.fromEntries(
    Object.entries(form).map(([name, described]) => {
      const value = Object.hasOwn(values, name) ? values[name] : undefined;
      return [name, isSettingOf(described, value) ? value : described.default];
    }),
  );
}
