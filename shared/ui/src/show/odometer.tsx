import styles from './show.module.css';

/** A number whose digits roll: the columns are a picture, the number itself is read. */
export function Odometer({ value }: { value: string }) {
  return (
    <span className={styles.odometer}>
      <span className={styles.unseen}>{value}</span>
      <span aria-hidden="true" className={styles.wheels}>
        {[...value].map((character, index) => (
          // Keyed from the end: units stay units when a digit is added in front.
          <Wheel key={value.length - index} character={character} />
        ))}
      </span>
    </span>
  );
}

const digitSets = [
  { script: 'latn', digits: '0123456789' },
  { script: 'beng', digits: '০১২৩৪৫৬৭৮৯' },
  { script: 'arab', digits: '٠١٢٣٤٥٦٧٨٩' },
];

function Wheel({ character }: { character: string }) {
  const set = digitSets.find(({ digits }) => digits.includes(character));
  if (!set) return <span className={styles.mark}>{character}</span>;
  const { script, digits } = set;
  return (
    <span className={styles.wheel} data-script={script} data-digit={digits.indexOf(character)}>
      <span>
        {[...digits].map((digit) => (
          <span key={digit}>{digit}</span>
        ))}
      </span>
    </span>
  );
}
