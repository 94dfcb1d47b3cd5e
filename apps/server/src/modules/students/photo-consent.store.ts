import type { Connection } from '../../platform/database/database.ts';

/**
 * Those of the students whose family has refused photos, by name. Their consent is locked until the transaction ends, so
 * that nobody is named in a photo while it is being withdrawn.
 */
export const withoutPhotoConsent = (
  connection: Connection,
  students: readonly number[],
): Promise<readonly { readonly id: number; readonly name: string }[]> =>
  connection.query({
    name: 'students_without_photo_consent',
    text: `with asked as (select * from student where id = any($1::bigint[]) order by id for share)
      select id::float8 as id, concat_ws(' ', first_name, middle_name, last_name) as name
      from asked where photo_consent = 'REFUSED' order by id`,
    values: [students],
  });
