import type { Environment } from './environment.ts';

/** Reports a setting with its value. */
export function settingError(env: Environment, errors: string[]) {
  const error = (name: string, wanted: string) =>
    void errors.push(`${name} ${wanted}${given(env[name])}`);

  return error;
}

const given = (text: string | undefined) =>
  text === undefined ? '' : ` (it is "${text.slice(0, 80)}")`;
