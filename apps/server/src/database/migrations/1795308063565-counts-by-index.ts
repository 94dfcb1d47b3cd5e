import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CountsByIndex1795308063565 implements MigrationInterface {
  readonly name = 'CountsByIndex1795308063565';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
DROP INDEX "employee_category_id_idx";
DROP INDEX "employee_department_id_idx";
DROP INDEX "employee_position_id_idx";
DROP INDEX "batch_course_id_idx";
DROP INDEX "task_assignee_task_id_idx";
DROP INDEX "blog_like_post_id_idx";
DROP INDEX "group_request_group_id_idx";
CREATE INDEX "employee_department_id_status_idx" ON "employee" USING btree ("department_id", "status");
CREATE INDEX "employee_category_id_status_idx" ON "employee" USING btree ("category_id", "status");
CREATE INDEX "employee_position_id_status_idx" ON "employee" USING btree ("position_id", "status");
CREATE INDEX "batch_course_id_active_idx" ON "batch" USING btree ("course_id", "active");
CREATE INDEX "task_assignee_task_id_state_employee_id_idx" ON "task_assignee" USING btree ("task_id", "state", "employee_id");
CREATE INDEX "blog_like_post_id_user_id_idx" ON "blog_like" USING btree ("post_id", "user_id");
CREATE INDEX "group_request_group_id_user_id_idx" ON "group_request" USING btree ("group_id", "user_id");
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
DROP INDEX "group_request_group_id_user_id_idx";
DROP INDEX "blog_like_post_id_user_id_idx";
DROP INDEX "task_assignee_task_id_state_employee_id_idx";
DROP INDEX "batch_course_id_active_idx";
DROP INDEX "employee_position_id_status_idx";
DROP INDEX "employee_category_id_status_idx";
DROP INDEX "employee_department_id_status_idx";
CREATE INDEX "group_request_group_id_idx" ON "group_request" USING btree (group_id);
CREATE INDEX "blog_like_post_id_idx" ON "blog_like" USING btree (post_id);
CREATE INDEX "task_assignee_task_id_idx" ON "task_assignee" USING btree (task_id);
CREATE INDEX "batch_course_id_idx" ON "batch" USING btree (course_id);
CREATE INDEX "employee_position_id_idx" ON "employee" USING btree (position_id);
CREATE INDEX "employee_department_id_idx" ON "employee" USING btree (department_id);
CREATE INDEX "employee_category_id_idx" ON "employee" USING btree (category_id);
`);
  }
}
