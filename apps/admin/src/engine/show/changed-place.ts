import type { AnyResource, Catalogue } from '@school/kernel';

/** Where a change of the history is: a field of the record, or of one of its lines. */
export interface ChangedPlace {
  readonly resource: AnyResource;
  readonly field: string;
  /** The lines, and the number of the one that was changed. */
  readonly line?: { readonly lines: string; readonly id: number };
}

const lineStep = /^([^.[]+)\[(\d+)\]\.(.+)$/;

/** Reads a path of the history: `name`, `address.city`, `items[12].amount`. */
export const changedPlace = (catalogue: Catalogue, resource: AnyResource, path: string): ChangedPlace => {
  const [, lines = '', id, field = ''] = lineStep.exec(path) ?? [];
  const of = resource.fields[lines];
  if (of?.type !== 'lines' || id === undefined) return { resource, field: path };
  return { resource: catalogue.resource(of.of), field, line: { lines, id: Number(id) } };
};
