/** The field in which typing begins: the first that is shown and has nothing in it yet. */
export function firstEmpty(place: ParentNode | null | undefined): HTMLInputElement | undefined {
  const fields = [...(place?.querySelectorAll('input') ?? [])];
  return fields.find(
    (field) => field.type !== 'hidden' && field.value === '' && !field.closest('[hidden]'),
  );
}
