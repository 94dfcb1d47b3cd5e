import type { DashboardPart } from '../reporting/dashboard-part.ts';
import { ownPeople } from './mine.ts';

/** The library's copies for staff; for students and parents what they have on loan. */
export const libraryDashboard: DashboardPart['figures'] = async ({ actor }, connection) => {
  const isOwn = actor.role === 'STUDENT' || actor.role === 'PARENT';
  const [row] = await connection.query<{ readonly books: number }>(
    isOwn
      ? {
          name: 'dashboard_library_own',
          text: `select count(*)::int as books from book_movement
            where student_id = any($1::bigint[]) and status in ('ISSUED', 'RENEWED')`,
          values: [ownPeople(actor).students],
        }
      : {
          name: 'dashboard_library',
          text: `select count(*)::int as books from book_copy where status <> 'WITHDRAWN' and not archived`,
        },
  );
  return { libraryBooks: row?.books ?? 0 };
};
