import { adminSupportImagePath, type SupportMessage } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { LinkedPictures } from './linked-pictures.tsx';

/** Pictures of a message to the support, or of feedback. */
export function SupportPictures({ images }: Pick<SupportMessage, 'images'>) {
  const { t } = useTexts('console');
  const linked = images.map((image) => ({
    ...image,
    url: adminSupportImagePath.replace(':id', image.id),
  }));
  return <LinkedPictures images={linked} alt={(number) => t('support.picture', { number })} />;
}
