import type { AnyResource, Section } from '@school/kernel';
import { packedFields, valueAt } from '../catalogue/packed-fields.ts';
import type { RecordRow } from '../data/record-row.ts';
import { isBlank } from '../field/PastValue.tsx';

/** The fields of a section; those added by the institution are listed individually, each under its own label. */
export const shownFields = (resource: AnyResource, { fields }: Section<string>): readonly string[] =>
  fields.flatMap((name) => {
    const parts = packedFields(resource)
      .map(({ path }) => path)
      .filter((path) => path.startsWith(`${name}.`));
    return parts.length > 0 ? parts : [name];
  });

/** Fields of a section that its page shows: of the on-demand ones only those with a value. */
export const fieldsOfPage = (
  resource: AnyResource,
  section: Section<string>,
  record: RecordRow,
): readonly string[] =>
  shownFields(resource, section).filter(
    (name) => section.onDemand?.includes(name) !== true || !isBlank(valueAt(record, name)),
  );

/** Whether nothing has been entered in a section; a hand-written part always has something to show. */
export const isBlankSection = (resource: AnyResource, section: Section<string>, record: RecordRow): boolean =>
  section.own === undefined && shownFields(resource, section).every((name) => isBlank(valueAt(record, name)));
