import type {
  SheetCell,
  SheetColumn,
  SheetEntry,
  SheetSource,
  WrittenCell,
} from '../score-sheets/sheet-source.ts';

/** Co-scholastic areas: a sheet for each observation group of the course, a column for each observation. */
export const areaSheets: SheetSource = {
  resource: 'observationScore',
  scale: 1,
  letters: [],
  sheets: (connection, batch) =>
    connection.query<SheetEntry>({
      name: 'area_sheets',
      text: `select g.id::float8 as about, g.name, 0 as subject, null as "subjectName",
          (select count(*)::int from observation_score s join observation o on o.id = s.observation_id
            where s.batch_id = b.id and o.observation_group_id = g.id) as entered,
          (select count(*)::int from observation o where o.observation_group_id = g.id)
            * (select count(*)::int from student t where t.batch_id = b.id and t.status = 'ACTIVE' and not t.archived)
            as cells
        from batch b join observation_group_courses k on k.target_id = b.course_id
          join observation_group g on g.id = k.owner_id
        where b.id = $1 order by g.name`,
      most: 500,
      values: [batch],
    }),
  columns: (connection, { batch, about }) =>
    connection.query<SheetColumn>({
      name: 'area_sheet_columns',
      text: `select o.id::float8 as id, o.name, o.area as part,
          (select max(d.grade_point) from cce_grade d where d.cce_grade_set_id = g.grade_set_id)::text as maximum
        from batch b join observation_group_courses k on k.target_id = b.course_id
          join observation_group g on g.id = k.owner_id join observation o on o.observation_group_id = g.id
        where b.id = $1 and g.id = $2 order by o.position, o.id`,
      most: 500,
      values: [batch, about],
    }),
  cells: (connection, { batch, about }) =>
    connection.query<SheetCell>({
      name: 'area_sheet_cells',
      text: `select s.student_id::float8 as student, s.observation_id::float8 as column, trim_scale(s.points)::text as value
        from observation_score s join observation o on o.id = s.observation_id
        where s.batch_id = $1 and o.observation_group_id = $2`,
      most: 100_000,
      values: [batch, about],
    }),
  keep: (connection, { batch }, cells, actor) =>
    connection.query<WrittenCell>({
      name: 'area_scores_keep',
      text: `insert into observation_score (student_id, batch_id, observation_id, points, created_by, updated_by)
        select r.student, $1, r."column", r.value, $3, $3
        from jsonb_to_recordset($2::jsonb) as r(student bigint, "column" bigint, value numeric)
        on conflict (student_id, batch_id, observation_id) do update set points = excluded.points,
          version = observation_score.version + 1, updated_at = now(), updated_by = excluded.updated_by
        returning id::float8 as id, version, student_id::float8 as student, observation_id::float8 as column,
          trim_scale(points)::text as value`,
      values: [batch, JSON.stringify(cells), actor],
    }),
  drop: (connection, { batch }, cells) =>
    connection.query<WrittenCell>({
      name: 'area_scores_drop',
      text: `delete from observation_score s using jsonb_to_recordset($2::jsonb) as r(student bigint, "column" bigint)
        where s.student_id = r.student and s.observation_id = r."column" and s.batch_id = $1
        returning s.id::float8 as id, s.version, s.student_id::float8 as student, s.observation_id::float8 as column,
          '' as value`,
      values: [batch, JSON.stringify(cells)],
    }),
};
