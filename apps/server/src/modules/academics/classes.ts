/**
 * SQL: batches as other modules name and sort them: `id`, `label` ("V A"), `name`, `code` and `sort_order` of the course,
 * `course_id`, `course`. Statements of other modules read it in place of the tables: `join ${classes} b on b.id = …`.
 */
export const classes = `(select b.id, b.course_id, b.name, c.code, c.name as course, c.sort_order,
    concat_ws(' ', c.code, b.name) as label
  from batch b join course c on c.id = b.course_id)`;
