import type { MigrationInterface, QueryRunner } from 'typeorm';

export class EventsForSinglePeople1795308451501 implements MigrationInterface {
  readonly name = 'EventsForSinglePeople1795308451501';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
CREATE TABLE "calendar_event_members" (
  "owner_id" bigint NOT NULL,
  "target_id" bigint NOT NULL,
  "position" integer DEFAULT 0 NOT NULL,
  CONSTRAINT "calendar_event_members_pkey" PRIMARY KEY (owner_id, target_id)
);
CREATE INDEX "calendar_event_members_target_id_idx" ON "calendar_event_members" USING btree ("target_id");
ALTER TABLE "calendar_event_members" ADD CONSTRAINT "calendar_event_members_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "calendar_event" ("id") ON DELETE CASCADE;
ALTER TABLE "calendar_event_members" ADD CONSTRAINT "calendar_event_members_target_id_fkey" FOREIGN KEY ("target_id") REFERENCES "employee" ("id");
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE "calendar_event_members" DROP CONSTRAINT "calendar_event_members_target_id_fkey";
ALTER TABLE "calendar_event_members" DROP CONSTRAINT "calendar_event_members_owner_id_fkey";
DROP INDEX "calendar_event_members_target_id_idx";
DROP TABLE "calendar_event_members";
`);
  }
}
