import styles from './tokens.module.css';

export default { title: 'Tokens' };

const grounds = ['surface-0', 'surface-1', 'surface-2', 'surface-3', 'accent-soft', 'field'];
const inks = ['text', 'text-muted', 'accent-strong', 'second', 'positive', 'negative', 'warning'];
const steps = ['-1', '0', '1', '2', '3', '4', '5'];

export const Colours = () => (
  <>
    {grounds.map((ground) => (
      <div key={ground} className={styles.ground} style={{ background: `var(--${ground})` }}>
        <code>{ground}</code>
        {inks.map((ink) => (
          <span key={ink} style={{ color: `var(--${ink})` }}>
            {ink}
          </span>
        ))}
      </div>
    ))}
    <div className={styles.accent}>text-on-accent</div>
  </>
);

export const Type = () => (
  <>
    {steps.map((step) => (
      <p key={step} style={{ fontSize: `var(--size-step-${step})` }}>
        Padma পদ্মা بادما {step}
      </p>
    ))}
    <p className={styles.display}>Display</p>
  </>
);

export const Elevation = () => (
  <>
    {[1, 2, 3].map((level) => (
      <div key={level} className={styles.raised} style={{ boxShadow: `var(--shadow-${level})` }}>
        {level}
      </div>
    ))}
  </>
);
