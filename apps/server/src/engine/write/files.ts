import { Invalid, fieldOf, levelOf, storedFields } from '@school/kernel';
import type { AnyResource, FileField, ImageField } from '@school/kernel';
import type { RecordValues } from '../behaviour.ts';
import { problemAt } from '../validation/accept-body.ts';
import { problemsMessage } from './accept-input.ts';
import type { Writer } from './writer.ts';

interface FileRow {
  readonly name: string;
  readonly size: string;
  readonly type: string;
}

const imageTypes = /^image\/(?:png|jpeg|webp|gif)$/;

const valueAt = (values: RecordValues, path: string): unknown =>
  path.split('.').reduce<unknown>((at, key) => (at as RecordValues | null | undefined)?.[key], values);

const problemWith = (
  field: FileField | ImageField,
  { name, size, type }: FileRow,
): readonly [string, Record<string, string | number>?] | undefined => {
  if (field.maxBytes !== undefined && Number(size) > field.maxBytes)
    return ['tooLarge', { max: field.maxBytes }];
  if (field.type === 'image') return imageTypes.test(type) ? undefined : ['notFile'];
  const extension = name.toLowerCase().split('.').pop() ?? '';
  return field.accept.some((accepted) => accepted.toLowerCase() === extension) ? undefined : ['notFile'];
};

const claim = async (
  writer: Writer,
  resource: AnyResource,
  id: number,
  path: string,
  file: number,
  at: string,
): Promise<void> => {
  const field =
    path.split('.').length === 1
      ? fieldOf(resource, path)
      : storedFields(resource).find((stored) => stored.path === path)?.field;
  if (field?.type !== 'file' && field?.type !== 'image') return;
  const [row] = await writer.work.transaction.query<FileRow>({
    name: 'file_claim',
    text: `UPDATE stored_file SET owner_resource = $2, owner_record = $3, owner_field = $4, level = $5
      WHERE id = $1 AND ((owner_resource IS NULL AND (created_by = $6 OR $7))
        OR (owner_resource = $2 AND owner_record = $3 AND owner_field = $4))
      RETURNING name, size, type`,
    values: [file, resource.key, id, path, levelOf(field), writer.work.context.actor.id, writer.system],
  });
  const problem = row ? problemWith(field, row) : (['notFile'] as const);
  if (problem) throw new Invalid(problemsMessage, [problemAt(`${at}${path}`, problem[0], problem[1])]);
};

const release = async (
  writer: Writer,
  resource: AnyResource,
  id: number,
  path: string,
  kept: number | null,
): Promise<void> => {
  await writer.work.transaction.query({
    name: 'file_release',
    text: `UPDATE stored_file SET owner_resource = NULL, owner_record = NULL, owner_field = NULL
      WHERE owner_resource = $1 AND owner_record = $2 AND owner_field = $3 AND id IS DISTINCT FROM $4::bigint`,
    values: [resource.key, id, path, kept],
  });
};

/**
 * Makes the record the owner of the files that the values name. A file must have been uploaded by the caller and belong to
 * nothing else; one that is replaced has no owner from then on and is swept later.
 * @param at position of the values in the body: `items[2].`
 */
export const claimFiles = async (
  writer: Writer,
  id: number,
  values: RecordValues,
  at = '',
): Promise<void> => {
  const { resource } = writer;
  for (const { path, field } of storedFields(resource)) {
    if (field.type !== 'file' && field.type !== 'image') continue;
    const value = valueAt(values, path);
    if (value === undefined) continue;
    const file = typeof value === 'number' ? value : null;
    if (file !== null) await claim(writer, resource, id, path, file, at);
    await release(writer, resource, id, path, file);
  }
};

/** The files of deleted rows have no owner from then on. */
export const releaseFilesOf = async (
  { work }: Writer,
  resource: AnyResource,
  ids: readonly number[],
): Promise<void> => {
  if (ids.length === 0 || !storedFields(resource).some(({ field }) => ['file', 'image'].includes(field.type)))
    return;
  await work.transaction.query({
    name: 'files_release_all',
    text: `UPDATE stored_file SET owner_resource = NULL, owner_record = NULL, owner_field = NULL
      WHERE owner_resource = $1 AND owner_record = ANY($2::bigint[])`,
    values: [resource.key, ids],
  });
};
