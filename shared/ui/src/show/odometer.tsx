import styles from './show.module.css';

/** A number with rolling digits: the digit columns are decorative, screen readers get the number itself. */
export function Odometer({ value }: { value: string }) {
  return (
    <span className={styles.odometer}>
      <span className={styles.unseen}>{value}</span>
      <span aria-hidden="true" className={styles.wheels}>
        {[...value].map((character, index) => (
          // Keys count from the end: the units keep their key when a digit is added in front.
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
