import type { ProofImage } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { LinkedPictures } from '../../lib/linked-pictures.tsx';

/** The member's proof images. */
export function ProofImages({ images }: { images: readonly ProofImage[] }) {
  const { t } = useTexts('console');
  return <LinkedPictures images={images} alt={(number) => t('queue.proof', { number })} />;
}
