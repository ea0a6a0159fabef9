import { useTexts } from '@croupier/i18n';
import styles from './linked-pictures.module.css';

interface LinkedPicture {
  readonly id: string;
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

interface LinkedPicturesProps {
  readonly images: readonly LinkedPicture[];
  /** Alternative text of a picture, by its number, which begins at 1. */
  readonly alt: (number: string) => string;
}

/** Pictures that a member or visitor has sent; each opens in full size in a new tab. */
export function LinkedPictures({ images, alt }: LinkedPicturesProps) {
  const { formats } = useTexts('console');
  if (images.length === 0) return null;
  return (
    <ul className={styles.pictures}>
      {images.map(({ id, url, width, height }, index) => (
        <li key={id}>
          <a href={url} target="_blank" rel="noopener noreferrer">
            <img
              src={url}
              width={width}
              height={height}
              loading="lazy"
              alt={alt(formats.number(index + 1))}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
