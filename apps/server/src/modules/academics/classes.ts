/**
 * SQL: batches as other modules name and sort them: `id`, `label` ("V A"), `name`, `code` and `sort_order` of the course,
 * `course_id`, `course`, `start_date`, `end_date`, `active`, `archived` and `is_open` (active and not archived) of the batch.
 * Statements of other modules read it instead of the tables: `join ${classes} b on b.id = …`.
 */
export const classes = `(select b.id, b.course_id, b.name, c.code, c.name as course, c.sort_order,
    concat_ws(' ', c.code, b.name) as label, b.start_date, b.end_date, b.active, b.archived,
    b.active and not b.archived as is_open
  from batch b join course c on c.id = b.course_id)`;

/**
 * SQL: subjects of batches as other modules name them: `id`, `name`, `code`, `batch_id`, `elective_group_id` (from which
 * students choose), `archived`.
 */
export const subjects = '(select id, name, code, batch_id, elective_group_id, archived from subject)';

/** SQL: who teaches what: `subject_id`, `employee_id`. */
export const subjectTeachers = '(select subject_id, employee_id from work_allotment)';

/**
 * SQL: the days, bell schedule and room that batches have of their own: `id`, `weekday_set_id`, `class_timing_set_id`,
 * `home_room_id`.
 */
export const batchTimes = '(select id, weekday_set_id, class_timing_set_id, home_room_id from batch)';

/** SQL: who teaches batches, as tutor or subject teacher: `batch_id`, `employee_id`. */
export const batchTeachers = `(select t.batch_id, t.employee_id from batch_tutor t
  union select s.batch_id, a.employee_id from work_allotment a join subject s on s.id = a.subject_id)`;

/** SQL: courses as other modules name them: `id`, `name`, `code`, `min_age` and `max_age` in years (null if unset). */
export const courses = '(select id, name, code, min_age, max_age from course)';

/** SQL: categories of students as other modules query them: `id`, `name`, `active`. */
export const studentCategories = '(select id, name, active from student_category)';
