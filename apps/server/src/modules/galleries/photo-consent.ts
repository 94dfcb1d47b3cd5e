import type { Behaviour, Behaviours, RecordValues, Work } from '../../engine/behaviour.ts';
import { writeAuditLines } from '../../engine/audit/audit-lines.ts';
import { conflictAt } from '../../engine/envelope/refusals.ts';
import { askFirst } from '../../engine/own-calls/ask-first.ts';
import type { Connection } from '../../platform/database/database.ts';
import { withoutPhotoConsent } from '../students/photo-consent.store.ts';

const studentsOf = (photo: unknown): readonly number[] => {
  const { students } = photo as { readonly students?: unknown };
  return Array.isArray(students) ? students.map(Number) : [];
};

/** @throws Conflict at a photo that names a student whose family has refused photos (GAL-2) */
export const refuseWithoutConsent = async (photos: unknown, { transaction }: Work): Promise<void> => {
  if (!Array.isArray(photos)) return;
  const named = [...new Set(photos.flatMap(studentsOf))];
  if (named.length === 0) return;
  const [first] = await withoutPhotoConsent(transaction, named);
  if (!first) return;
  const at = photos.findIndex((photo) => studentsOf(photo).includes(first.id));
  throw conflictAt(
    `photos[${at}].students`,
    'NO_CONSENT',
    'The family of %{name} has not agreed to photos. Leave the name out.',
    { name: first.name },
  );
};

interface NamedIn {
  readonly photos: number;
  /** Names of their albums. */
  readonly albums: string;
}

const photosOf = async (connection: Connection, student: number): Promise<NamedIn> => {
  const [row] = await connection.query<NamedIn>({
    name: 'photos_of_student',
    text: `select count(*)::int as photos, coalesce(string_agg(distinct a.name, ', '), '') as albums
      from gallery_photo_students s
        join gallery_photo p on p.id = s.owner_id
        join gallery_album a on a.id = p.gallery_album_id
      where s.target_id = $1`,
    values: [student],
  });
  return row ?? { photos: 0, albums: '' };
};

/** Photos no longer name the student; their histories record that. */
const untag = async (student: number, work: Work): Promise<void> => {
  const photos = await work.transaction.query<{ id: number; version: number; students: readonly number[] }>({
    name: 'photos_untag_student',
    text: `with named as (
        select s.owner_id, array_agg(s.target_id::float8 order by s.position) as students
        from gallery_photo_students s
        where s.owner_id in (select owner_id from gallery_photo_students where target_id = $1)
        group by s.owner_id),
      gone as (delete from gallery_photo_students where target_id = $1)
      update gallery_photo p set version = p.version + 1, updated_at = now() from named
      where p.id = named.owner_id
      returning p.id::float8 as id, p.version, named.students`,
    values: [student],
  });
  writeAuditLines(
    work,
    'galleryPhoto',
    'update',
    photos.map(({ id, version, students }) => ({
      id,
      version,
      changes: { students: [students, students.filter((other) => other !== student)] },
    })),
  );
};

const withdraws = (input: RecordValues, current: RecordValues | undefined): boolean =>
  current !== undefined && input['photoConsent'] === 'REFUSED' && current['photoConsent'] !== 'REFUSED';

const withConsent = (student: Behaviour): Behaviour => ({
  ...student,
  beforeSave: async (input, current, work) => {
    const accepted = student.beforeSave ? await student.beforeSave(input, current, work) : input;
    if (!current || !withdraws(accepted, current)) return accepted;
    const id = Number(current['id']);
    const { photos, albums } = await photosOf(work.transaction, id);
    if (photos === 0) return accepted;
    askFirst(work.context, {
      message: '%{photos} photos will no longer name the student. They stay in their albums: %{albums}',
      reason: 'photosOfStudent',
      params: { photos, albums },
    });
    await untag(id, work);
    return accepted;
  },
});

/** The product's behaviours; anyone who withdraws consent to photos is no longer named in them (GAL-2). */
export const withPhotoConsent = (behaviours: Behaviours): Behaviours => ({
  ...behaviours,
  student: withConsent(behaviours['student'] ?? {}),
});
