import type { Environment } from './environment.ts';
import type { settingError } from './setting-error.ts';

const shortestSecret = 16;

/** Readers of single values. */
export function valueReaders(
  env: Environment,
  errors: string[],
  { error }: { readonly error: ReturnType<typeof settingError> },
) {
  function oneOf<Choice extends string>(
    name: string,
    choices: readonly Choice[],
    otherwise: Choice,
  ): Choice {
    const text = env[name];
    if (!text) return otherwise;
    const choice = choices.find((one) => one === text);
    if (choice === undefined) error(name, `must be one of ${choices.join(', ')}`);
    return choice ?? otherwise;
  }

  function list<Choice extends string>(
    name: string,
    choices: readonly Choice[],
  ): readonly Choice[] {
    const texts = (env[name] ?? '')
      .split(',')
      .map((text) => text.trim())
      .filter(Boolean);
    if (texts.length === 0) return choices;
    const chosen = choices.filter((one) => texts.includes(one));
    if (chosen.length < texts.length)
      error(name, `must be some of ${choices.join(', ')}, with commas between`);
    return chosen;
  }

  function port(name: string, otherwise: number): number {
    const text = env[name];
    if (!text) return otherwise;
    const value = Number(text);
    if (/^\d+$/.test(text) && value <= 65_533) return value;
    error(name, 'must be a number from 0 to 65533');
    return otherwise;
  }

  function secret(name: string): string {
    const text = env[name] ?? '';
    // The value is not shown: a secret that is too short is still a secret.
    if (text.length < shortestSecret)
      errors.push(`${name} must be a secret of at least ${shortestSecret} characters`);
    return text;
  }

  function headerName(name: string): string | null {
    const text = env[name]?.trim().toLowerCase();
    if (!text) return null;
    if (!/^[a-z][a-z0-9-]{1,60}$/.test(text))
      error(name, 'must be the name of a header, as cf-ipcountry');
    return text;
  }

  return { oneOf, list, port, headerName, secret };
}
