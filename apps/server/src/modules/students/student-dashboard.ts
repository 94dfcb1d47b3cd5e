import type { Connection } from '../../platform/database/database.ts';
import type { DashboardFigures, DashboardPart } from '../reporting/dashboard-part.ts';
import { sampleOf } from '../../platform/database/part-of-rows.ts';

interface OfCourse {
  readonly name: string;
  readonly students: number;
}

/** More courses do not fit a chart; the figure above it counts all students. */
const coursesOnChart = 30;

/** The students of the courses in order, and their total. */
const ofSchool = async (connection: Connection): Promise<Partial<DashboardFigures>> => {
  const [total] = await connection.query<{ readonly students: number }>({
    name: 'dashboard_students',
    text: `select count(*)::int as students from student where status = 'ACTIVE' and not archived`,
  });
  const courses = await connection.query<OfCourse>({
    name: 'dashboard_students_by_course',
    text: `select course.name, count(student.id)::int as students
      from course
      join batch on batch.course_id = course.id
      left join student on student.batch_id = batch.id and student.status = 'ACTIVE' and not student.archived
      where course.active and not course.archived
      group by course.id order by course.sort_order, course.name ${sampleOf(coursesOnChart)}`,
  });
  return {
    totalStudents: total?.students ?? 0,
    totalStudentsStates: {
      stlabels: courses.map(({ name }) => name),
      stdataSet: courses.map(({ students }) => students),
    },
  };
};

const ofParent = async (
  connection: Connection,
  wards: readonly number[],
): Promise<Partial<DashboardFigures>> => ({
  children: await connection.query<DashboardFigures['children'][number]>({
    name: 'dashboard_children',
    text: `select student.id, concat_ws(' ', student.first_name, student.last_name) as name,
        concat_ws(' ', course.code, batch.name) as batch
      from student
      left join batch on batch.id = student.batch_id
      left join course on course.id = batch.course_id
      where student.id = any($1::bigint[]) and student.status = 'ACTIVE' and not student.archived
      order by student.date_of_birth, student.id`,
    values: [wards],
  }),
});

/** Students for staff, the children for a parent. */
export const studentDashboard: DashboardPart['figures'] = async ({ actor }, connection) => {
  if (actor.role === 'PARENT') return ofParent(connection, actor.wards ?? []);
  if (actor.role === 'STUDENT') return {};
  return ofSchool(connection);
};
