import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PeopleAndClassesInOrder1795453641163 implements MigrationInterface {
  readonly name = 'PeopleAndClassesInOrder1795453641163';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
DROP INDEX "employee_sorted_first_name_id_idx";
DROP INDEX "section_sorted_name_id_idx";
DROP INDEX "batch_sorted_name_id_idx";
DROP INDEX "subject_sorted_name_id_idx";
DROP INDEX "classroom_sorted_name_id_idx";
DROP INDEX "student_sorted_first_name_id_idx";
DROP INDEX "guardian_sorted_first_name_id_idx";
DROP INDEX "course_exam_group_sorted_name_id_idx";
DROP INDEX "exam_result_sorted_roll_number_id_idx";
DROP INDEX "gradebook_card_sorted_roll_number_id_idx";
DROP INDEX "hostel_room_sorted_room_number_id_idx";
CREATE INDEX "employee_sorted_full_name_id_idx" ON "employee" USING btree ((coalesce("last_name", "first_name")) COLLATE "und-x-icu", ("first_name") COLLATE "und-x-icu", "id");
CREATE INDEX "section_sorted_name_id_idx" ON "section" USING btree (("name") COLLATE natural_order, "id");
CREATE INDEX "subject_sorted_name_id_idx" ON "subject" USING btree (("name") COLLATE natural_order, "id");
CREATE INDEX "student_sorted_full_name_id_idx" ON "student" USING btree ((coalesce("last_name", "first_name")) COLLATE "und-x-icu", ("first_name") COLLATE "und-x-icu", "id");
CREATE INDEX "guardian_sorted_full_name_id_idx" ON "guardian" USING btree ((coalesce("last_name", "first_name")) COLLATE "und-x-icu", ("first_name") COLLATE "und-x-icu", "id");
CREATE INDEX "course_exam_group_sorted_name_id_idx" ON "course_exam_group" USING btree (("name") COLLATE natural_order, "id");
CREATE INDEX "exam_result_sorted_roll_number_id_idx" ON "exam_result" USING btree (("roll_number") COLLATE natural_order, "id");
CREATE INDEX "gradebook_card_sorted_roll_number_id_idx" ON "gradebook_card" USING btree (("roll_number") COLLATE natural_order, "id");
CREATE INDEX "hostel_room_sorted_room_number_id_idx" ON "hostel_room" USING btree (("room_number") COLLATE natural_order, "id");
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
DROP INDEX "hostel_room_sorted_room_number_id_idx";
DROP INDEX "gradebook_card_sorted_roll_number_id_idx";
DROP INDEX "exam_result_sorted_roll_number_id_idx";
DROP INDEX "course_exam_group_sorted_name_id_idx";
DROP INDEX "guardian_sorted_full_name_id_idx";
DROP INDEX "student_sorted_full_name_id_idx";
DROP INDEX "subject_sorted_name_id_idx";
DROP INDEX "section_sorted_name_id_idx";
DROP INDEX "employee_sorted_full_name_id_idx";
CREATE INDEX "hostel_room_sorted_room_number_id_idx" ON "hostel_room" USING btree (room_number COLLATE "und-x-icu", id);
CREATE INDEX "gradebook_card_sorted_roll_number_id_idx" ON "gradebook_card" USING btree (roll_number COLLATE "und-x-icu", id);
CREATE INDEX "exam_result_sorted_roll_number_id_idx" ON "exam_result" USING btree (roll_number COLLATE "und-x-icu", id);
CREATE INDEX "course_exam_group_sorted_name_id_idx" ON "course_exam_group" USING btree (name COLLATE "und-x-icu", id);
CREATE INDEX "guardian_sorted_first_name_id_idx" ON "guardian" USING btree (first_name COLLATE "und-x-icu", id);
CREATE INDEX "student_sorted_first_name_id_idx" ON "student" USING btree (first_name COLLATE "und-x-icu", id);
CREATE INDEX "classroom_sorted_name_id_idx" ON "classroom" USING btree (name COLLATE "und-x-icu", id);
CREATE INDEX "subject_sorted_name_id_idx" ON "subject" USING btree (name COLLATE "und-x-icu", id);
CREATE INDEX "batch_sorted_name_id_idx" ON "batch" USING btree (name COLLATE "und-x-icu", id);
CREATE INDEX "section_sorted_name_id_idx" ON "section" USING btree (name COLLATE "und-x-icu", id);
CREATE INDEX "employee_sorted_first_name_id_idx" ON "employee" USING btree (first_name COLLATE "und-x-icu", id);
`);
  }
}
