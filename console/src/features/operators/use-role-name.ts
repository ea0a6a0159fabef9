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

/** Roles that come with the house have names in every language; others are called as they were made. */
export function useRoleName(): (role: string) => string {
  const { t } = useTexts('console');
  return (role) => {
    const known = named.find((name) => name === role);
    return known ? t(`operators.roleNames.${known}`) : role;
  };
}
