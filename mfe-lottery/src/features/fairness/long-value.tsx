/** A long value, whole: who checks with other tools copies it from here. */
export function LongValue({ label, value }: { label: string; value: string | null }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <code dir="ltr">{value ?? '—'}</code>
      </dd>
    </div>
  );
}
