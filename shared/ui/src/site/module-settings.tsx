import type { ModuleSettings, SettingValue } from '@croupier/contracts';
import { createContext, useContext, type ReactNode } from 'react';

const SettingsContext = createContext<ModuleSettings>({});

/** Gives a module's code what operators set for it on this brand. The host puts one around each mounted part. */
export function ModuleSettingsScope({
  settings,
  children,
}: {
  settings: ModuleSettings;
  children: ReactNode;
}) {
  return <SettingsContext value={settings}>{children}</SettingsContext>;
}

/**
 * A setting of the module's own description, as the brand's operators have it. `otherwise` stands in
 * a host that knows no settings.
 */
export function useModuleSetting(name: string, otherwise: number): number;
export function useModuleSetting(name: string, otherwise: boolean): boolean;
export function useModuleSetting(name: string, otherwise: string): string;
export function useModuleSetting(name: string, otherwise: SettingValue): SettingValue {
  const value = useContext(SettingsContext)[name];
  return value !== undefined && typeof value === typeof otherwise ? value : otherwise;
}
