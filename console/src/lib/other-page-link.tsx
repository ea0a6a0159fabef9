import { useTexts } from '@croupier/i18n';
import { ButtonLink } from '@croupier/ui';
import { useLocation } from 'react-router-dom';

interface OtherPageLinkProps {
  readonly to: string;
  /** The name of the place, as on its own tab or in the menu. */
  readonly place: string;
}

/** The way on from an empty list, which keeps the other parameters of the address, such as the brand. */
export function OtherPageLink({ to, place }: OtherPageLinkProps) {
  const { t } = useTexts('console');
  const { search } = useLocation();
  return <ButtonLink to={{ pathname: to, search }}>{t('queue.seeOther', { place })}</ButtonLink>;
}
