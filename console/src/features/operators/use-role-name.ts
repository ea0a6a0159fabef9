import { useTexts } from '@croupier/i18n';

const named = [
  'owner',
  'release-manager',
  'content-editor',
  'support',
  'cashier-clerk',
  'cashier-lead',
  'draw-master',
  'auditor',
] as const;

/** Built-in roles have names in every language; other roles have the name that they were created with. */
export function useRoleName(): (role: string) => string {
  const { t } = useTexts('console');
  return (role) => {
    const known = named.find((name) => name === role);
    return known ? t(`operators.roleNames.${known}`) : role;
  };
}
