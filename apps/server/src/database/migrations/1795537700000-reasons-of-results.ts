import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Results say in which subjects somebody has failed; those that are kept are filled in from their marks. */
export class ReasonsOfResults1795537700000 implements MigrationInterface {
  readonly name = 'ReasonsOfResults1795537700000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE "exam_result" ADD COLUMN "missed" character varying(2000);
ALTER TABLE "exam_result" ADD COLUMN "below_pass" character varying(2000);
UPDATE "exam_result" AS r SET "missed" = w.missed, "below_pass" = w.below
FROM (
  SELECT x.id,
    string_agg(u.name, ', ' ORDER BY u.name) FILTER (WHERE m.id IS NULL OR (m.is_failed AND m.attendance_status <> 'PRESENT')) AS missed,
    string_agg(u.name || CASE WHEN m.marks IS NULL OR e.maximum_marks IS NULL THEN ''
      ELSE ' (' || trim_scale(m.marks) || ' / ' || trim_scale(e.maximum_marks) || ')' END, ', ' ORDER BY u.name)
      FILTER (WHERE m.is_failed AND m.attendance_status = 'PRESENT') AS below
  FROM exam_result x JOIN exam e ON e.exam_group_id = x.exam_group_id JOIN subject u ON u.id = e.subject_id
    LEFT JOIN exam_score m ON m.exam_id = e.id AND m.student_id = x.student_id
  WHERE x.outcome = 'FAIL' AND (m.id IS NOT NULL OR u.elective_group_id IS NULL
    OR EXISTS (SELECT FROM student_elective t WHERE t.student_id = x.student_id AND t.subject_id = u.id))
  GROUP BY x.id
) AS w
WHERE r.id = w.id;
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE "exam_result" DROP COLUMN "below_pass";
ALTER TABLE "exam_result" DROP COLUMN "missed";
`);
  }
}
