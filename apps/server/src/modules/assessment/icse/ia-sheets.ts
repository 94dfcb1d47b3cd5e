import type {
  SheetCell,
  SheetColumn,
  SheetEntry,
  SheetSource,
  WrittenCell,
} from '../score-sheets/sheet-source.ts';

const letters = `case s.status when 'ABSENT' then 'A' else trim_scale(s.marks)::text end`;

/** Internal assessment: a sheet for each subject and group, a column for each component. A stands for absent. */
export const iaSheets: SheetSource = {
  resource: 'iaScore',
  scale: 2,
  letters: ['A'],
  sheets: (connection, batch) =>
    connection.query<SheetEntry>({
      name: 'ia_sheets',
      text: `select g.id::float8 as about, g.name, u.id::float8 as subject, u.name as "subjectName",
          (select count(*)::int from ia_score s join ia_component i on i.id = s.component_id
            where s.subject_id = u.id and i.ia_group_id = g.id) as entered,
          (select count(*)::int from ia_component i where i.ia_group_id = g.id)
            * (select count(*)::int from student t where t.batch_id = b.id and t.status = 'ACTIVE' and not t.archived
                and (u.elective_group_id is null
                  or exists (select from student_elective e where e.student_id = t.id and e.subject_id = u.id))) as cells
        from batch b join course_subject c on c.course_id = b.course_id
          join ia_group_subject a on a.course_subject_id = c.id join ia_group g on g.id = a.ia_group_id
          join subject u on u.batch_id = b.id and lower(u.code) = lower(c.code) and not u.archived
        where b.id = $1 order by u.name, g.name`,
      most: 500,
      values: [batch],
    }),
  columns: (connection, { batch, about, subject }) =>
    connection.query<SheetColumn>({
      name: 'ia_sheet_columns',
      text: `select i.id::float8 as id, i.name, null as part, i.max_marks::text as maximum
        from subject u join batch b on b.id = u.batch_id
          join course_subject c on c.course_id = b.course_id and lower(c.code) = lower(u.code)
          join ia_group_subject a on a.course_subject_id = c.id join ia_component i on i.ia_group_id = a.ia_group_id
        where u.id = $3 and b.id = $1 and a.ia_group_id = $2 order by i.position, i.id`,
      most: 500,
      values: [batch, about, subject],
    }),
  cells: (connection, { about, subject }) =>
    connection.query<SheetCell>({
      name: 'ia_sheet_cells',
      text: `select s.student_id::float8 as student, s.component_id::float8 as column, ${letters} as value
        from ia_score s join ia_component i on i.id = s.component_id where i.ia_group_id = $1 and s.subject_id = $2`,
      most: 100_000,
      values: [about, subject],
    }),
  keep: (connection, { subject }, cells, actor) =>
    connection.query<WrittenCell>({
      name: 'ia_scores_keep',
      text: `insert into ia_score as s (student_id, subject_id, component_id, marks, status, created_by, updated_by)
        select r.student, $1, r."column", case when r.value <> 'A' then r.value::numeric end,
          case when r.value = 'A' then 'ABSENT' else 'PRESENT' end, $3, $3
        from jsonb_to_recordset($2::jsonb) as r(student bigint, "column" bigint, value text)
        on conflict (student_id, subject_id, component_id) do update set marks = excluded.marks,
          status = excluded.status, version = s.version + 1, updated_at = now(), updated_by = excluded.updated_by
        returning s.id::float8 as id, s.version, s.student_id::float8 as student, s.component_id::float8 as column,
          ${letters} as value`,
      values: [subject, JSON.stringify(cells), actor],
    }),
  drop: (connection, { subject }, cells) =>
    connection.query<WrittenCell>({
      name: 'ia_scores_drop',
      text: `delete from ia_score s using jsonb_to_recordset($2::jsonb) as r(student bigint, "column" bigint)
        where s.student_id = r.student and s.component_id = r."column" and s.subject_id = $1
        returning s.id::float8 as id, s.version, s.student_id::float8 as student, s.component_id::float8 as column,
          '' as value`,
      values: [subject, JSON.stringify(cells)],
    }),
};
