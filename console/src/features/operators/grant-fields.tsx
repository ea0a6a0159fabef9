import type { OperatorRole, RoleGrant } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Select } from '@croupier/ui';
import { useBrands } from '../../api/brands.ts';
import { useRoleName } from './use-role-name.ts';
import styles from './operators.module.css';

interface GrantFieldsProps {
  readonly roles: readonly OperatorRole[];
  readonly grants: readonly RoleGrant[];
  readonly onChange: (grants: readonly RoleGrant[]) => void;
}

/** Roles, each for one brand or for all brands. */
export function GrantFields({ roles, grants, onChange }: GrantFieldsProps) {
  const { t } = useTexts('console');
  const roleName = useRoleName();
  const brands = useBrands();
  const change = (at: number, grant: RoleGrant) =>
    onChange(grants.map((one, index) => (index === at ? grant : one)));
  return (
    <div className={styles.grants}>
      {grants.map((grant, at) => (
        // Grants have no id except their index in the list.
        <div key={at} className={styles.grant}>
          <Select
            label={t('operators.role')}
            name={`role-${at}`}
            value={grant.role}
            onChange={(event) => change(at, { ...grant, role: event.currentTarget.value })}
          >
            {roles.map(({ id }) => (
              <option key={id} value={id}>
                {roleName(id)}
              </option>
            ))}
          </Select>
          <Select
            label={t('operators.forBrand')}
            name={`brand-${at}`}
            value={grant.brand ?? ''}
            onChange={(event) => change(at, { ...grant, brand: event.currentTarget.value || null })}
          >
            <option value="">{t('operators.allBrands')}</option>
            {(brands.data ?? []).map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
          {grants.length > 1 && (
            <Button
              variant="quiet"
              icon="close"
              aria-label={t('operators.dropRole')}
              onClick={() => onChange(grants.filter((_, index) => index !== at))}
            />
          )}
        </div>
      ))}
      <Button variant="quiet" icon="plus" onClick={() => onChange([...grants, firstGrant(roles)])}>
        {t('operators.addRole')}
      </Button>
    </div>
  );
}

/** Initial value of a new row: an existing role, and never all brands by default. */
export function firstGrant(roles: readonly OperatorRole[]): RoleGrant {
  const role = roles.find(({ isFixed }) => !isFixed) ?? roles[0];
  return { role: role?.id ?? '', brand: null };
}
