import type {
  SheetCell,
  SheetColumn,
  SheetEntry,
  SheetSource,
  WrittenCell,
} from '../score-sheets/sheet-source.ts';

const isEntered = `not exists (select from skill p where p.skill_set_id = k.skill_set_id
  and lower(btrim(p.part_of)) = lower(btrim(k.name)))`;
const letters = `case m.status when 'ABSENT' then 'A' when 'EXEMPT' then 'E' else trim_scale(m.marks)::text end`;

/**
 * The gradebook: a sheet for each open piece of work, with one column, or one for each skill. A stands for missing, E for
 * exempt. A column without a skill has the id of the work. A skill with parts is calculated from them.
 */
export const markSheets: SheetSource = {
  resource: 'gradebookMark',
  scale: 2,
  letters: ['A', 'E'],
  sheets: (connection, batch) =>
    connection.query<SheetEntry>({
      name: 'gradebook_sheets',
      text: `select a.id::float8 as about, a.name, u.id::float8 as subject, u.name as "subjectName",
          (select count(*)::int from gradebook_mark m where m.assessment_id = a.id) as entered,
          greatest(1, (select count(*)::int from skill k where k.skill_set_id = a.skill_set_id and ${isEntered}))
            * (select count(*)::int from student t where t.batch_id = a.batch_id and t.status = 'ACTIVE' and not t.archived
                and (u.elective_group_id is null
                  or exists (select from student_elective e where e.student_id = t.id and e.subject_id = u.id))) as cells
        from assessment a join subject u on u.id = a.subject_id
        where a.batch_id = $1 order by a.status desc, a.date desc, a.id desc`,
      most: 500,
      values: [batch],
    }),
  columns: (connection, { batch, about, subject }) =>
    connection.query<SheetColumn>({
      name: 'gradebook_sheet_columns',
      text: `select coalesce(k.id, a.id)::float8 as id, coalesce(k.name, a.name) as name,
          k.part_of as part, coalesce(k.max_marks, a.maximum_marks)::text as maximum
        from assessment a left join skill k on k.skill_set_id = a.skill_set_id and ${isEntered}
          left join skill w on w.skill_set_id = k.skill_set_id and lower(btrim(w.name)) = lower(btrim(k.part_of))
        where a.id = $2 and a.batch_id = $1 and a.subject_id = $3
        order by coalesce(w.sort_order, k.sort_order), coalesce(w.id, k.id), k.sort_order, k.id`,
      most: 500,
      values: [batch, about, subject],
    }),
  cells: (connection, { about }) =>
    connection.query<SheetCell>({
      name: 'gradebook_sheet_cells',
      text: `select m.student_id::float8 as student, coalesce(m.skill_id, m.assessment_id)::float8 as column,
          ${letters} as value
        from gradebook_mark m where m.assessment_id = $1`,
      most: 100_000,
      values: [about],
    }),
  keep: (connection, { about }, cells, actor) =>
    connection.query<WrittenCell>({
      name: 'gradebook_marks_keep',
      text: `insert into gradebook_mark as m (student_id, assessment_id, skill_id, marks, status, created_by, updated_by)
        select r.student, a.id, case when a.skill_set_id is not null then r."column" end,
          case when r.value not in ('A', 'E') then r.value::numeric end,
          case r.value when 'A' then 'ABSENT' when 'E' then 'EXEMPT' else 'PRESENT' end, $3, $3
        from assessment a, jsonb_to_recordset($2::jsonb) as r(student bigint, "column" bigint, value text) where a.id = $1
        on conflict (assessment_id, student_id, coalesce(skill_id, 0)) do update set marks = excluded.marks, status = excluded.status,
          version = m.version + 1, updated_at = now(), updated_by = excluded.updated_by
        returning m.id::float8 as id, m.version, m.student_id::float8 as student,
          coalesce(m.skill_id, m.assessment_id)::float8 as column, ${letters} as value`,
      values: [about, JSON.stringify(cells), actor],
    }),
  drop: (connection, { about }, cells) =>
    connection.query<WrittenCell>({
      name: 'gradebook_marks_drop',
      text: `delete from gradebook_mark m using jsonb_to_recordset($2::jsonb) as r(student bigint, "column" bigint)
        where m.student_id = r.student and coalesce(m.skill_id, m.assessment_id) = r."column" and m.assessment_id = $1
        returning m.id::float8 as id, m.version, m.student_id::float8 as student, r."column"::float8 as column,
          '' as value`,
      values: [about, JSON.stringify(cells)],
    }),
  closed: async (connection, { about }) => {
    const rows = await connection.query({
      name: 'gradebook_sheet_closed',
      text: `select 1 from assessment where id = $1 and status = 'CLOSED'`,
      values: [about],
    });
    return rows.length > 0;
  },
};
