import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Leave of one resident that overlaps already: what has come furthest stays, and of equals what was asked for first. The rest
 * is closed with a note, back if the resident was out on it, so that the table can refuse more.
 */
const closeOverlaps = `
DO $close$ DECLARE _leave record; BEGIN
  FOR _leave IN SELECT * FROM "hostel_leave" WHERE "status" IN ('ASKED', 'GRANTED', 'AWAY')
    ORDER BY array_position(ARRAY['AWAY', 'GRANTED', 'ASKED'], "status"::text), "id"
  LOOP
    UPDATE "hostel_leave" l SET "status" = CASE l."status" WHEN 'AWAY' THEN 'BACK' ELSE 'WITHDRAWN' END,
      "answer" = coalesce(l."answer", 'Overlapped other leave')
    WHERE l."id" = _leave."id" AND EXISTS (SELECT FROM "hostel_leave" o
      WHERE o."id" <> l."id" AND (o."student_id" = l."student_id" OR o."employee_id" = l."employee_id")
        AND o."status" IN ('ASKED', 'GRANTED', 'AWAY')
        AND (array_position(ARRAY['AWAY', 'GRANTED', 'ASKED'], o."status"::text), o."id")
          < (array_position(ARRAY['AWAY', 'GRANTED', 'ASKED'], l."status"::text), l."id")
        AND o."leaves_at" < l."returns_at" AND o."returns_at" > l."leaves_at");
  END LOOP;
END $close$;
`;

export class OneLeaveAtATime1796030360973 implements MigrationInterface {
  readonly name = 'OneLeaveAtATime1796030360973';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE "hostel_leave" ADD COLUMN "employee_id" bigint;
UPDATE "hostel_leave" l SET "employee_id" = a."employee_id" FROM "hostel_allocation" a
  WHERE a."id" = l."allocation_id" AND a."employee_id" IS NOT NULL;
${closeOverlaps}
ALTER TABLE "hostel_leave" ADD CONSTRAINT "hostel_leave_once_per_student_5d1d1de4_excl" exclude using gist ("student_id" with =, (case when "returns_at" < "leaves_at" then 'empty'::tstzrange else tstzrange("leaves_at", "returns_at", '[)') end) with &&) where (("status" in ('ASKED'::text, 'GRANTED'::text, 'AWAY'::text)));
ALTER TABLE "hostel_leave" ADD CONSTRAINT "hostel_leave_once_per_employee_fc96752d_excl" exclude using gist ("employee_id" with =, (case when "returns_at" < "leaves_at" then 'empty'::tstzrange else tstzrange("leaves_at", "returns_at", '[)') end) with &&) where (("status" in ('ASKED'::text, 'GRANTED'::text, 'AWAY'::text)));
CREATE INDEX "hostel_leave_employee_id_idx" ON "hostel_leave" USING btree ("employee_id");
DO $guard$ DECLARE _guard text; BEGIN
  SELECT CASE WHEN count(*) > 0 THEN 'hostel_leave.employee_id: ' || count(*) || ' rows point to a row of employee that does not exist: correct them first' END
  FROM "hostel_leave" AS t WHERE t."employee_id" IS NOT NULL
  AND NOT EXISTS (SELECT FROM "employee" AS o WHERE o."id" = t."employee_id") INTO _guard;
  IF _guard IS NOT NULL THEN RAISE EXCEPTION '%', _guard; END IF;
END $guard$;
ALTER TABLE "hostel_leave" ADD CONSTRAINT "hostel_leave_employee_id_fkey" FOREIGN KEY ("employee_id") REFERENCES "employee" ("id");
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE "hostel_leave" DROP CONSTRAINT "hostel_leave_employee_id_fkey";
DROP INDEX "hostel_leave_employee_id_idx";
ALTER TABLE "hostel_leave" DROP CONSTRAINT "hostel_leave_once_per_employee_fc96752d_excl";
ALTER TABLE "hostel_leave" DROP CONSTRAINT "hostel_leave_once_per_student_5d1d1de4_excl";
ALTER TABLE "hostel_leave" DROP COLUMN "employee_id";
`);
  }
}
