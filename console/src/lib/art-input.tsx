import { useTexts } from '@croupier/i18n';
import { TextInput } from '@croupier/ui';
import type { ReactNode } from 'react';

interface ArtInputProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (art: string) => void;
  /** The picture that the seed draws. */
  readonly children: ReactNode;
  readonly className: string | undefined;
}

/** The seed of a drawn picture, with a live preview. */
export function ArtInput({ value, error, onChange, children, className }: ArtInputProps) {
  const { t } = useTexts('console');
  return (
    <>
      <TextInput
        name="art"
        label={t('content.banner.art')}
        hint={t('content.banner.artHint')}
        value={value}
        error={error}
        maxLength={60}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <figure className={className} aria-label={t('brand.preview')}>
        {children}
      </figure>
    </>
  );
}
