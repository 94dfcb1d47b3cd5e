import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AudiencesByCourseRoleAndPerson1795341353613 implements MigrationInterface {
  readonly name = 'AudiencesByCourseRoleAndPerson1795341353613';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
CREATE TABLE "poll_courses" (
  "owner_id" bigint NOT NULL,
  "target_id" bigint NOT NULL,
  "position" integer DEFAULT 0 NOT NULL,
  CONSTRAINT "poll_courses_pkey" PRIMARY KEY (owner_id, target_id)
);
CREATE TABLE "poll_role_groups" (
  "owner_id" bigint NOT NULL,
  "target_id" bigint NOT NULL,
  "position" integer DEFAULT 0 NOT NULL,
  CONSTRAINT "poll_role_groups_pkey" PRIMARY KEY (owner_id, target_id)
);
CREATE TABLE "poll_user_groups" (
  "owner_id" bigint NOT NULL,
  "target_id" bigint NOT NULL,
  "position" integer DEFAULT 0 NOT NULL,
  CONSTRAINT "poll_user_groups_pkey" PRIMARY KEY (owner_id, target_id)
);
CREATE TABLE "poll_people" (
  "owner_id" bigint NOT NULL,
  "target_id" bigint NOT NULL,
  "position" integer DEFAULT 0 NOT NULL,
  CONSTRAINT "poll_people_pkey" PRIMARY KEY (owner_id, target_id)
);
CREATE TABLE "calendar_event_courses" (
  "owner_id" bigint NOT NULL,
  "target_id" bigint NOT NULL,
  "position" integer DEFAULT 0 NOT NULL,
  CONSTRAINT "calendar_event_courses_pkey" PRIMARY KEY (owner_id, target_id)
);
CREATE TABLE "calendar_event_role_groups" (
  "owner_id" bigint NOT NULL,
  "target_id" bigint NOT NULL,
  "position" integer DEFAULT 0 NOT NULL,
  CONSTRAINT "calendar_event_role_groups_pkey" PRIMARY KEY (owner_id, target_id)
);
CREATE TABLE "calendar_event_user_groups" (
  "owner_id" bigint NOT NULL,
  "target_id" bigint NOT NULL,
  "position" integer DEFAULT 0 NOT NULL,
  CONSTRAINT "calendar_event_user_groups_pkey" PRIMARY KEY (owner_id, target_id)
);
CREATE TABLE "calendar_event_people" (
  "owner_id" bigint NOT NULL,
  "target_id" bigint NOT NULL,
  "position" integer DEFAULT 0 NOT NULL,
  CONSTRAINT "calendar_event_people_pkey" PRIMARY KEY (owner_id, target_id)
);
CREATE TABLE "discussion_group_courses" (
  "owner_id" bigint NOT NULL,
  "target_id" bigint NOT NULL,
  "position" integer DEFAULT 0 NOT NULL,
  CONSTRAINT "discussion_group_courses_pkey" PRIMARY KEY (owner_id, target_id)
);
CREATE TABLE "discussion_group_role_groups" (
  "owner_id" bigint NOT NULL,
  "target_id" bigint NOT NULL,
  "position" integer DEFAULT 0 NOT NULL,
  CONSTRAINT "discussion_group_role_groups_pkey" PRIMARY KEY (owner_id, target_id)
);
CREATE TABLE "discussion_group_user_groups" (
  "owner_id" bigint NOT NULL,
  "target_id" bigint NOT NULL,
  "position" integer DEFAULT 0 NOT NULL,
  CONSTRAINT "discussion_group_user_groups_pkey" PRIMARY KEY (owner_id, target_id)
);
CREATE TABLE "discussion_group_people" (
  "owner_id" bigint NOT NULL,
  "target_id" bigint NOT NULL,
  "position" integer DEFAULT 0 NOT NULL,
  CONSTRAINT "discussion_group_people_pkey" PRIMARY KEY (owner_id, target_id)
);
CREATE TABLE "user_group_people" (
  "owner_id" bigint NOT NULL,
  "target_id" bigint NOT NULL,
  "position" integer DEFAULT 0 NOT NULL,
  CONSTRAINT "user_group_people_pkey" PRIMARY KEY (owner_id, target_id)
);
CREATE TABLE "user_group_courses" (
  "owner_id" bigint NOT NULL,
  "target_id" bigint NOT NULL,
  "position" integer DEFAULT 0 NOT NULL,
  CONSTRAINT "user_group_courses_pkey" PRIMARY KEY (owner_id, target_id)
);
CREATE TABLE "user_group_role_groups" (
  "owner_id" bigint NOT NULL,
  "target_id" bigint NOT NULL,
  "position" integer DEFAULT 0 NOT NULL,
  CONSTRAINT "user_group_role_groups_pkey" PRIMARY KEY (owner_id, target_id)
);
CREATE TABLE "meeting_room_courses" (
  "owner_id" bigint NOT NULL,
  "target_id" bigint NOT NULL,
  "position" integer DEFAULT 0 NOT NULL,
  CONSTRAINT "meeting_room_courses_pkey" PRIMARY KEY (owner_id, target_id)
);
CREATE TABLE "meeting_room_role_groups" (
  "owner_id" bigint NOT NULL,
  "target_id" bigint NOT NULL,
  "position" integer DEFAULT 0 NOT NULL,
  CONSTRAINT "meeting_room_role_groups_pkey" PRIMARY KEY (owner_id, target_id)
);
CREATE TABLE "meeting_room_people" (
  "owner_id" bigint NOT NULL,
  "target_id" bigint NOT NULL,
  "position" integer DEFAULT 0 NOT NULL,
  CONSTRAINT "meeting_room_people_pkey" PRIMARY KEY (owner_id, target_id)
);
CREATE INDEX "poll_courses_target_id_idx" ON "poll_courses" USING btree ("target_id");
CREATE INDEX "poll_role_groups_target_id_idx" ON "poll_role_groups" USING btree ("target_id");
CREATE INDEX "poll_user_groups_target_id_idx" ON "poll_user_groups" USING btree ("target_id");
CREATE INDEX "poll_people_target_id_idx" ON "poll_people" USING btree ("target_id");
CREATE INDEX "calendar_event_courses_target_id_idx" ON "calendar_event_courses" USING btree ("target_id");
CREATE INDEX "calendar_event_role_groups_target_id_idx" ON "calendar_event_role_groups" USING btree ("target_id");
CREATE INDEX "calendar_event_user_groups_target_id_idx" ON "calendar_event_user_groups" USING btree ("target_id");
CREATE INDEX "calendar_event_people_target_id_idx" ON "calendar_event_people" USING btree ("target_id");
CREATE INDEX "discussion_group_courses_target_id_idx" ON "discussion_group_courses" USING btree ("target_id");
CREATE INDEX "discussion_group_role_groups_target_id_idx" ON "discussion_group_role_groups" USING btree ("target_id");
CREATE INDEX "discussion_group_user_groups_target_id_idx" ON "discussion_group_user_groups" USING btree ("target_id");
CREATE INDEX "discussion_group_people_target_id_idx" ON "discussion_group_people" USING btree ("target_id");
CREATE INDEX "user_group_people_target_id_idx" ON "user_group_people" USING btree ("target_id");
CREATE INDEX "user_group_courses_target_id_idx" ON "user_group_courses" USING btree ("target_id");
CREATE INDEX "user_group_role_groups_target_id_idx" ON "user_group_role_groups" USING btree ("target_id");
CREATE INDEX "meeting_room_courses_target_id_idx" ON "meeting_room_courses" USING btree ("target_id");
CREATE INDEX "meeting_room_role_groups_target_id_idx" ON "meeting_room_role_groups" USING btree ("target_id");
CREATE INDEX "meeting_room_people_target_id_idx" ON "meeting_room_people" USING btree ("target_id");
ALTER TABLE "poll_courses" ADD CONSTRAINT "poll_courses_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "poll" ("id") ON DELETE CASCADE;
ALTER TABLE "poll_courses" ADD CONSTRAINT "poll_courses_target_id_fkey" FOREIGN KEY ("target_id") REFERENCES "course" ("id");
ALTER TABLE "poll_role_groups" ADD CONSTRAINT "poll_role_groups_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "poll" ("id") ON DELETE CASCADE;
ALTER TABLE "poll_role_groups" ADD CONSTRAINT "poll_role_groups_target_id_fkey" FOREIGN KEY ("target_id") REFERENCES "role_group" ("id");
ALTER TABLE "poll_user_groups" ADD CONSTRAINT "poll_user_groups_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "poll" ("id") ON DELETE CASCADE;
ALTER TABLE "poll_user_groups" ADD CONSTRAINT "poll_user_groups_target_id_fkey" FOREIGN KEY ("target_id") REFERENCES "user_group" ("id");
ALTER TABLE "poll_people" ADD CONSTRAINT "poll_people_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "poll" ("id") ON DELETE CASCADE;
ALTER TABLE "poll_people" ADD CONSTRAINT "poll_people_target_id_fkey" FOREIGN KEY ("target_id") REFERENCES "user" ("id");
ALTER TABLE "calendar_event_courses" ADD CONSTRAINT "calendar_event_courses_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "calendar_event" ("id") ON DELETE CASCADE;
ALTER TABLE "calendar_event_courses" ADD CONSTRAINT "calendar_event_courses_target_id_fkey" FOREIGN KEY ("target_id") REFERENCES "course" ("id");
ALTER TABLE "calendar_event_role_groups" ADD CONSTRAINT "calendar_event_role_groups_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "calendar_event" ("id") ON DELETE CASCADE;
ALTER TABLE "calendar_event_role_groups" ADD CONSTRAINT "calendar_event_role_groups_target_id_fkey" FOREIGN KEY ("target_id") REFERENCES "role_group" ("id");
ALTER TABLE "calendar_event_user_groups" ADD CONSTRAINT "calendar_event_user_groups_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "calendar_event" ("id") ON DELETE CASCADE;
ALTER TABLE "calendar_event_user_groups" ADD CONSTRAINT "calendar_event_user_groups_target_id_fkey" FOREIGN KEY ("target_id") REFERENCES "user_group" ("id");
ALTER TABLE "calendar_event_people" ADD CONSTRAINT "calendar_event_people_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "calendar_event" ("id") ON DELETE CASCADE;
ALTER TABLE "calendar_event_people" ADD CONSTRAINT "calendar_event_people_target_id_fkey" FOREIGN KEY ("target_id") REFERENCES "user" ("id");
ALTER TABLE "discussion_group_courses" ADD CONSTRAINT "discussion_group_courses_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "discussion_group" ("id") ON DELETE CASCADE;
ALTER TABLE "discussion_group_courses" ADD CONSTRAINT "discussion_group_courses_target_id_fkey" FOREIGN KEY ("target_id") REFERENCES "course" ("id");
ALTER TABLE "discussion_group_role_groups" ADD CONSTRAINT "discussion_group_role_groups_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "discussion_group" ("id") ON DELETE CASCADE;
ALTER TABLE "discussion_group_role_groups" ADD CONSTRAINT "discussion_group_role_groups_target_id_fkey" FOREIGN KEY ("target_id") REFERENCES "role_group" ("id");
ALTER TABLE "discussion_group_user_groups" ADD CONSTRAINT "discussion_group_user_groups_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "discussion_group" ("id") ON DELETE CASCADE;
ALTER TABLE "discussion_group_user_groups" ADD CONSTRAINT "discussion_group_user_groups_target_id_fkey" FOREIGN KEY ("target_id") REFERENCES "user_group" ("id");
ALTER TABLE "discussion_group_people" ADD CONSTRAINT "discussion_group_people_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "discussion_group" ("id") ON DELETE CASCADE;
ALTER TABLE "discussion_group_people" ADD CONSTRAINT "discussion_group_people_target_id_fkey" FOREIGN KEY ("target_id") REFERENCES "user" ("id");
ALTER TABLE "user_group_people" ADD CONSTRAINT "user_group_people_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "user_group" ("id") ON DELETE CASCADE;
ALTER TABLE "user_group_people" ADD CONSTRAINT "user_group_people_target_id_fkey" FOREIGN KEY ("target_id") REFERENCES "user" ("id");
ALTER TABLE "user_group_courses" ADD CONSTRAINT "user_group_courses_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "user_group" ("id") ON DELETE CASCADE;
ALTER TABLE "user_group_courses" ADD CONSTRAINT "user_group_courses_target_id_fkey" FOREIGN KEY ("target_id") REFERENCES "course" ("id");
ALTER TABLE "user_group_role_groups" ADD CONSTRAINT "user_group_role_groups_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "user_group" ("id") ON DELETE CASCADE;
ALTER TABLE "user_group_role_groups" ADD CONSTRAINT "user_group_role_groups_target_id_fkey" FOREIGN KEY ("target_id") REFERENCES "role_group" ("id");
ALTER TABLE "meeting_room_courses" ADD CONSTRAINT "meeting_room_courses_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "meeting_room" ("id") ON DELETE CASCADE;
ALTER TABLE "meeting_room_courses" ADD CONSTRAINT "meeting_room_courses_target_id_fkey" FOREIGN KEY ("target_id") REFERENCES "course" ("id");
ALTER TABLE "meeting_room_role_groups" ADD CONSTRAINT "meeting_room_role_groups_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "meeting_room" ("id") ON DELETE CASCADE;
ALTER TABLE "meeting_room_role_groups" ADD CONSTRAINT "meeting_room_role_groups_target_id_fkey" FOREIGN KEY ("target_id") REFERENCES "role_group" ("id");
ALTER TABLE "meeting_room_people" ADD CONSTRAINT "meeting_room_people_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "meeting_room" ("id") ON DELETE CASCADE;
ALTER TABLE "meeting_room_people" ADD CONSTRAINT "meeting_room_people_target_id_fkey" FOREIGN KEY ("target_id") REFERENCES "user" ("id");
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE "meeting_room_people" DROP CONSTRAINT "meeting_room_people_target_id_fkey";
ALTER TABLE "meeting_room_people" DROP CONSTRAINT "meeting_room_people_owner_id_fkey";
ALTER TABLE "meeting_room_role_groups" DROP CONSTRAINT "meeting_room_role_groups_target_id_fkey";
ALTER TABLE "meeting_room_role_groups" DROP CONSTRAINT "meeting_room_role_groups_owner_id_fkey";
ALTER TABLE "meeting_room_courses" DROP CONSTRAINT "meeting_room_courses_target_id_fkey";
ALTER TABLE "meeting_room_courses" DROP CONSTRAINT "meeting_room_courses_owner_id_fkey";
ALTER TABLE "user_group_role_groups" DROP CONSTRAINT "user_group_role_groups_target_id_fkey";
ALTER TABLE "user_group_role_groups" DROP CONSTRAINT "user_group_role_groups_owner_id_fkey";
ALTER TABLE "user_group_courses" DROP CONSTRAINT "user_group_courses_target_id_fkey";
ALTER TABLE "user_group_courses" DROP CONSTRAINT "user_group_courses_owner_id_fkey";
ALTER TABLE "user_group_people" DROP CONSTRAINT "user_group_people_target_id_fkey";
ALTER TABLE "user_group_people" DROP CONSTRAINT "user_group_people_owner_id_fkey";
ALTER TABLE "discussion_group_people" DROP CONSTRAINT "discussion_group_people_target_id_fkey";
ALTER TABLE "discussion_group_people" DROP CONSTRAINT "discussion_group_people_owner_id_fkey";
ALTER TABLE "discussion_group_user_groups" DROP CONSTRAINT "discussion_group_user_groups_target_id_fkey";
ALTER TABLE "discussion_group_user_groups" DROP CONSTRAINT "discussion_group_user_groups_owner_id_fkey";
ALTER TABLE "discussion_group_role_groups" DROP CONSTRAINT "discussion_group_role_groups_target_id_fkey";
ALTER TABLE "discussion_group_role_groups" DROP CONSTRAINT "discussion_group_role_groups_owner_id_fkey";
ALTER TABLE "discussion_group_courses" DROP CONSTRAINT "discussion_group_courses_target_id_fkey";
ALTER TABLE "discussion_group_courses" DROP CONSTRAINT "discussion_group_courses_owner_id_fkey";
ALTER TABLE "calendar_event_people" DROP CONSTRAINT "calendar_event_people_target_id_fkey";
ALTER TABLE "calendar_event_people" DROP CONSTRAINT "calendar_event_people_owner_id_fkey";
ALTER TABLE "calendar_event_user_groups" DROP CONSTRAINT "calendar_event_user_groups_target_id_fkey";
ALTER TABLE "calendar_event_user_groups" DROP CONSTRAINT "calendar_event_user_groups_owner_id_fkey";
ALTER TABLE "calendar_event_role_groups" DROP CONSTRAINT "calendar_event_role_groups_target_id_fkey";
ALTER TABLE "calendar_event_role_groups" DROP CONSTRAINT "calendar_event_role_groups_owner_id_fkey";
ALTER TABLE "calendar_event_courses" DROP CONSTRAINT "calendar_event_courses_target_id_fkey";
ALTER TABLE "calendar_event_courses" DROP CONSTRAINT "calendar_event_courses_owner_id_fkey";
ALTER TABLE "poll_people" DROP CONSTRAINT "poll_people_target_id_fkey";
ALTER TABLE "poll_people" DROP CONSTRAINT "poll_people_owner_id_fkey";
ALTER TABLE "poll_user_groups" DROP CONSTRAINT "poll_user_groups_target_id_fkey";
ALTER TABLE "poll_user_groups" DROP CONSTRAINT "poll_user_groups_owner_id_fkey";
ALTER TABLE "poll_role_groups" DROP CONSTRAINT "poll_role_groups_target_id_fkey";
ALTER TABLE "poll_role_groups" DROP CONSTRAINT "poll_role_groups_owner_id_fkey";
ALTER TABLE "poll_courses" DROP CONSTRAINT "poll_courses_target_id_fkey";
ALTER TABLE "poll_courses" DROP CONSTRAINT "poll_courses_owner_id_fkey";
DROP INDEX "meeting_room_people_target_id_idx";
DROP INDEX "meeting_room_role_groups_target_id_idx";
DROP INDEX "meeting_room_courses_target_id_idx";
DROP INDEX "user_group_role_groups_target_id_idx";
DROP INDEX "user_group_courses_target_id_idx";
DROP INDEX "user_group_people_target_id_idx";
DROP INDEX "discussion_group_people_target_id_idx";
DROP INDEX "discussion_group_user_groups_target_id_idx";
DROP INDEX "discussion_group_role_groups_target_id_idx";
DROP INDEX "discussion_group_courses_target_id_idx";
DROP INDEX "calendar_event_people_target_id_idx";
DROP INDEX "calendar_event_user_groups_target_id_idx";
DROP INDEX "calendar_event_role_groups_target_id_idx";
DROP INDEX "calendar_event_courses_target_id_idx";
DROP INDEX "poll_people_target_id_idx";
DROP INDEX "poll_user_groups_target_id_idx";
DROP INDEX "poll_role_groups_target_id_idx";
DROP INDEX "poll_courses_target_id_idx";
DROP TABLE "meeting_room_people";
DROP TABLE "meeting_room_role_groups";
DROP TABLE "meeting_room_courses";
DROP TABLE "user_group_role_groups";
DROP TABLE "user_group_courses";
DROP TABLE "user_group_people";
DROP TABLE "discussion_group_people";
DROP TABLE "discussion_group_user_groups";
DROP TABLE "discussion_group_role_groups";
DROP TABLE "discussion_group_courses";
DROP TABLE "calendar_event_people";
DROP TABLE "calendar_event_user_groups";
DROP TABLE "calendar_event_role_groups";
DROP TABLE "calendar_event_courses";
DROP TABLE "poll_people";
DROP TABLE "poll_user_groups";
DROP TABLE "poll_role_groups";
DROP TABLE "poll_courses";
`);
  }
}
