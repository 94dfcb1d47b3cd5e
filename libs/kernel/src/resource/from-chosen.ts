import type { AnyResource } from './definition.ts';

/** Fields of a new record that are prefilled from the record chosen in a reference. */
export interface FromChosen {
  /** Key of the reference. */
  readonly reference: string;
  /** Key of the other resource. */
  readonly to: string;
  /** Keys of the field here and of the one there. */
  readonly fields: readonly (readonly [key: string, from: string])[];
}

const known = new WeakMap<AnyResource, readonly FromChosen[]>();

/** What the references of a resource prefill in its new records. */
export const fromChosen = (resource: AnyResource): readonly FromChosen[] => {
  const before = known.get(resource);
  if (before) return before;
  const by = new Map<string, [key: string, from: string][]>();
  for (const [key, { defaultFrom }] of Object.entries(resource.fields)) {
    const [reference, from] = defaultFrom?.split('.') ?? [];
    if (reference === undefined || from === undefined) continue;
    by.set(reference, [...(by.get(reference) ?? []), [key, from]]);
  }
  const found = [...by].flatMap(([reference, fields]): FromChosen[] => {
    const field = resource.fields[reference];
    return field?.type === 'ref' ? [{ reference, to: field.to, fields }] : [];
  });
  known.set(resource, found);
  return found;
};
