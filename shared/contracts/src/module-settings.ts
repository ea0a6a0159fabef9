import type { Localized } from './languages.ts';

/** A per-brand setting of a module. Its shape is JSON Schema, with titles for people. */
export type SettingDescription =
  | (Titled & { readonly type: 'boolean'; readonly default: boolean })
  | (Titled & {
      readonly type: 'integer';
      readonly default: number;
      readonly minimum: number;
      readonly maximum: number;
    })
  | (Titled & { readonly type: 'string'; readonly default: string; readonly maxLength: number });

interface Titled {
  readonly title: Localized;
}

export type SettingValue = boolean | number | string;

/** Values by the names in the module's description. */
export type ModuleSettings = Readonly<Record<string, SettingValue>>;

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
