import type { ModuleSettings, SettingValue } from '@croupier/contracts';
import { createContext, useContext, type ReactNode } from 'react';

const SettingsContext = createContext<ModuleSettings>({});

/**
 * Provides a module's code with the settings that operators chose for this brand. The host wraps each mounted
 * part in one scope.
 */
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
 * The brand's value of a setting that the module's description declares. `otherwise` is used in a host
 * without settings.
 */
export function useModuleSetting(name: string, otherwise: number): number;
export function useModuleSetting(name: string, otherwise: boolean): boolean;
export function useModuleSetting(name: string, otherwise: string): string;
export function useModuleSetting(name: string, otherwise: SettingValue): SettingValue {
  const value = useContext(SettingsContext)[name];
  return value !== undefined && typeof value === typeof otherwise ? value : otherwise;
}
