import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SubjectLessonLinks1795834190788 implements MigrationInterface {
  readonly name = 'SubjectLessonLinks1795834190788';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
CREATE TABLE "subject_at_once_with" (
  "owner_id" bigint NOT NULL,
  "target_id" bigint NOT NULL,
  "position" integer DEFAULT 0 NOT NULL,
  CONSTRAINT "subject_at_once_with_pkey" PRIMARY KEY (owner_id, target_id)
);
CREATE TABLE "subject_other_days_than" (
  "owner_id" bigint NOT NULL,
  "target_id" bigint NOT NULL,
  "position" integer DEFAULT 0 NOT NULL,
  CONSTRAINT "subject_other_days_than_pkey" PRIMARY KEY (owner_id, target_id)
);
ALTER TABLE "employee" ADD COLUMN "lesson_days" integer;
ALTER TABLE "course_subject" ADD COLUMN "keeps_pairs" boolean DEFAULT false NOT NULL;
ALTER TABLE "subject" ADD COLUMN "keeps_pairs" boolean DEFAULT false NOT NULL;
ALTER TABLE "subject" ADD COLUMN "keeps_other_days" boolean DEFAULT false NOT NULL;
CREATE INDEX "subject_at_once_with_target_id_idx" ON "subject_at_once_with" USING btree ("target_id");
CREATE INDEX "subject_other_days_than_target_id_idx" ON "subject_other_days_than" USING btree ("target_id");
ALTER TABLE "subject_at_once_with" ADD CONSTRAINT "subject_at_once_with_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "subject" ("id") ON DELETE CASCADE;
ALTER TABLE "subject_at_once_with" ADD CONSTRAINT "subject_at_once_with_target_id_fkey" FOREIGN KEY ("target_id") REFERENCES "subject" ("id");
ALTER TABLE "subject_other_days_than" ADD CONSTRAINT "subject_other_days_than_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "subject" ("id") ON DELETE CASCADE;
ALTER TABLE "subject_other_days_than" ADD CONSTRAINT "subject_other_days_than_target_id_fkey" FOREIGN KEY ("target_id") REFERENCES "subject" ("id");
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE "subject_other_days_than" DROP CONSTRAINT "subject_other_days_than_target_id_fkey";
ALTER TABLE "subject_other_days_than" DROP CONSTRAINT "subject_other_days_than_owner_id_fkey";
ALTER TABLE "subject_at_once_with" DROP CONSTRAINT "subject_at_once_with_target_id_fkey";
ALTER TABLE "subject_at_once_with" DROP CONSTRAINT "subject_at_once_with_owner_id_fkey";
DROP INDEX "subject_other_days_than_target_id_idx";
DROP INDEX "subject_at_once_with_target_id_idx";
ALTER TABLE "subject" DROP COLUMN "keeps_other_days";
ALTER TABLE "subject" DROP COLUMN "keeps_pairs";
ALTER TABLE "course_subject" DROP COLUMN "keeps_pairs";
ALTER TABLE "employee" DROP COLUMN "lesson_days";
DROP TABLE "subject_other_days_than";
DROP TABLE "subject_at_once_with";
`);
  }
}
