import { useTexts } from '@croupier/i18n';
import { Icon } from '@croupier/ui';
import { NavLink } from 'react-router-dom';

interface HomeEntryProps {
  readonly className: string | undefined;
  readonly hasIcon?: boolean;
}

/** The shell's own entry, first in every menu. */
export function HomeEntry({ className = '', hasIcon = true }: HomeEntryProps) {
  const { t } = useTexts('shell');
  return (
    <NavLink to="/" end className={className}>
      {hasIcon && <Icon name="home" />}
      <span>{t('home.title')}</span>
    </NavLink>
  );
}
