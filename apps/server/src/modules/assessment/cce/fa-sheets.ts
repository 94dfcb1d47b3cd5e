import type {
  SheetCell,
  SheetColumn,
  SheetEntry,
  SheetSource,
  WrittenCell,
} from '../score-sheets/sheet-source.ts';

/** Formative assessments: a sheet for each subject and FA group, a column for each indicator. */
export const faSheets: SheetSource = {
  resource: 'faScore',
  scale: 1,
  letters: [],
  sheets: (connection, batch) =>
    connection.query<SheetEntry>({
      name: 'fa_sheets',
      text: `select g.id::float8 as about, g.name, u.id::float8 as subject, u.name as "subjectName",
          (select count(*)::int from fa_score s join fa_indicator i on i.id = s.indicator_id
            where s.subject_id = u.id and i.fa_group_id = g.id) as entered,
          (select count(*)::int from fa_indicator i where i.fa_group_id = g.id)
            * (select count(*)::int from student t where t.batch_id = b.id and t.status = 'ACTIVE' and not t.archived
                and (u.elective_group_id is null
                  or exists (select from student_elective e where e.student_id = t.id and e.subject_id = u.id))) as cells
        from batch b join course_subject c on c.course_id = b.course_id
          join fa_group_subject a on a.course_subject_id = c.id join fa_group g on g.id = a.fa_group_id
          join subject u on u.batch_id = b.id and lower(u.code) = lower(c.code) and not u.archived
        where b.id = $1 order by u.name, g.name`,
      most: 500,
      values: [batch],
    }),
  columns: (connection, { batch, about, subject }) =>
    connection.query<SheetColumn>({
      name: 'fa_sheet_columns',
      text: `select i.id::float8 as id, i.name, i.criterion as part, g.max_points::text as maximum
        from subject u join batch b on b.id = u.batch_id
          join course_subject c on c.course_id = b.course_id and lower(c.code) = lower(u.code)
          join fa_group_subject a on a.course_subject_id = c.id join fa_group g on g.id = a.fa_group_id
          join fa_indicator i on i.fa_group_id = g.id
        where u.id = $3 and b.id = $1 and g.id = $2 order by i.position, i.id`,
      most: 500,
      values: [batch, about, subject],
    }),
  cells: (connection, { about, subject }) =>
    connection.query<SheetCell>({
      name: 'fa_sheet_cells',
      text: `select s.student_id::float8 as student, s.indicator_id::float8 as column, trim_scale(s.points)::text as value
        from fa_score s join fa_indicator i on i.id = s.indicator_id where i.fa_group_id = $1 and s.subject_id = $2`,
      most: 100_000,
      values: [about, subject],
    }),
  keep: (connection, { subject }, cells, actor) =>
    connection.query<WrittenCell>({
      name: 'fa_scores_keep',
      text: `insert into fa_score (student_id, subject_id, indicator_id, points, created_by, updated_by)
        select r.student, $1, r."column", r.value, $3, $3
        from jsonb_to_recordset($2::jsonb) as r(student bigint, "column" bigint, value numeric)
        on conflict (student_id, subject_id, indicator_id) do update set points = excluded.points,
          version = fa_score.version + 1, updated_at = now(), updated_by = excluded.updated_by
        returning id::float8 as id, version, student_id::float8 as student, indicator_id::float8 as column,
          trim_scale(points)::text as value`,
      values: [subject, JSON.stringify(cells), actor],
    }),
  drop: (connection, { subject }, cells) =>
    connection.query<WrittenCell>({
      name: 'fa_scores_drop',
      text: `delete from fa_score s using jsonb_to_recordset($2::jsonb) as r(student bigint, "column" bigint)
        where s.student_id = r.student and s.indicator_id = r."column" and s.subject_id = $1
        returning s.id::float8 as id, s.version, s.student_id::float8 as student, s.indicator_id::float8 as column,
          '' as value`,
      values: [subject, JSON.stringify(cells)],
    }),
};
