/** A long value in full, to be copied into other verification tools. */
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
