/** The field that receives focus: the first visible empty field. */
export function firstEmpty(place: ParentNode | null | undefined): HTMLInputElement | undefined {
  const fields = [...(place?.querySelectorAll('input') ?? [])];
  return fields.find(
    (field) => field.type !== 'hidden' && field.value === '' && !field.closest('[hidden]'),
  );
}
