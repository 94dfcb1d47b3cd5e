import type { MigrationInterface, QueryRunner } from 'typeorm';

export class NamesInOrder1795318509543 implements MigrationInterface {
  readonly name = 'NamesInOrder1795318509543';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
DROP INDEX "country_lower_name_id_idx";
DROP INDEX "institute_branch_lower_code_id_idx";
DROP INDEX "role_group_lower_name_id_idx";
DROP INDEX "user_privilege_lower_privilege_id_idx";
DROP INDEX "user_lower_username_id_idx";
DROP INDEX "oauth_client_lower_name_id_idx";
DROP INDEX "list_view_lower_resource_idx";
DROP INDEX "document_design_lower_document_id_idx";
DROP INDEX "employee_category_lower_name_id_idx";
DROP INDEX "employee_department_lower_name_id_idx";
DROP INDEX "employee_position_lower_name_id_idx";
DROP INDEX "employee_lower_first_name_id_idx";
DROP INDEX "leave_group_lower_name_id_idx";
DROP INDEX "leave_type_lower_name_id_idx";
DROP INDEX "bank_file_template_lower_name_id_idx";
DROP INDEX "payroll_group_lower_name_id_idx";
DROP INDEX "payslip_report_lower_name_id_idx";
DROP INDEX "section_lower_name_id_idx";
DROP INDEX "batch_lower_name_id_idx";
DROP INDEX "subject_lower_name_id_idx";
DROP INDEX "student_category_lower_name_id_idx";
DROP INDEX "student_document_category_lower_name_id_idx";
DROP INDEX "discussion_group_lower_name_id_idx";
DROP INDEX "user_group_lower_name_id_idx";
CREATE INDEX "country_sorted_name_id_idx" ON "country" USING btree (("name") COLLATE "und-x-icu", "id");
CREATE INDEX "institute_branch_sorted_code_id_idx" ON "institute_branch" USING btree (("code") COLLATE "und-x-icu", "id");
CREATE INDEX "role_group_sorted_name_id_idx" ON "role_group" USING btree (("name") COLLATE "und-x-icu", "id");
CREATE INDEX "user_privilege_sorted_privilege_id_idx" ON "user_privilege" USING btree (("privilege") COLLATE "und-x-icu", "id");
CREATE INDEX "user_lower_email_idx" ON "user" USING btree (lower("email"));
CREATE INDEX "user_sorted_username_id_idx" ON "user" USING btree (("username") COLLATE "und-x-icu", "id");
CREATE INDEX "oauth_client_sorted_name_id_idx" ON "oauth_client" USING btree (("name") COLLATE "und-x-icu", "id");
CREATE INDEX "list_view_sorted_resource_idx" ON "list_view" USING btree (("resource") COLLATE "und-x-icu");
CREATE INDEX "document_design_sorted_document_id_idx" ON "document_design" USING btree (("document") COLLATE "und-x-icu", "id");
CREATE INDEX "employee_category_sorted_name_id_idx" ON "employee_category" USING btree (("name") COLLATE "und-x-icu", "id");
CREATE INDEX "employee_department_sorted_name_id_idx" ON "employee_department" USING btree (("name") COLLATE "und-x-icu", "id");
CREATE INDEX "employee_position_sorted_name_id_idx" ON "employee_position" USING btree (("name") COLLATE "und-x-icu", "id");
CREATE INDEX "employee_sorted_first_name_id_idx" ON "employee" USING btree (("first_name") COLLATE "und-x-icu", "id");
CREATE INDEX "leave_group_sorted_name_id_idx" ON "leave_group" USING btree (("name") COLLATE "und-x-icu", "id");
CREATE INDEX "leave_type_sorted_name_id_idx" ON "leave_type" USING btree (("name") COLLATE "und-x-icu", "id");
CREATE INDEX "bank_file_template_sorted_name_id_idx" ON "bank_file_template" USING btree (("name") COLLATE "und-x-icu", "id");
CREATE INDEX "payroll_group_sorted_name_id_idx" ON "payroll_group" USING btree (("name") COLLATE "und-x-icu", "id");
CREATE INDEX "payslip_report_sorted_name_id_idx" ON "payslip_report" USING btree (("name") COLLATE "und-x-icu", "id");
CREATE INDEX "section_sorted_name_id_idx" ON "section" USING btree (("name") COLLATE "und-x-icu", "id");
CREATE INDEX "batch_sorted_name_id_idx" ON "batch" USING btree (("name") COLLATE "und-x-icu", "id");
CREATE INDEX "subject_sorted_name_id_idx" ON "subject" USING btree (("name") COLLATE "und-x-icu", "id");
CREATE INDEX "student_category_sorted_name_id_idx" ON "student_category" USING btree (("name") COLLATE "und-x-icu", "id");
CREATE INDEX "student_document_category_sorted_name_id_idx" ON "student_document_category" USING btree (("name") COLLATE "und-x-icu", "id");
CREATE INDEX "discussion_group_sorted_name_id_idx" ON "discussion_group" USING btree (("name") COLLATE "und-x-icu", "id");
CREATE INDEX "user_group_sorted_name_id_idx" ON "user_group" USING btree (("name") COLLATE "und-x-icu", "id");
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
DROP INDEX "user_group_sorted_name_id_idx";
DROP INDEX "discussion_group_sorted_name_id_idx";
DROP INDEX "student_document_category_sorted_name_id_idx";
DROP INDEX "student_category_sorted_name_id_idx";
DROP INDEX "subject_sorted_name_id_idx";
DROP INDEX "batch_sorted_name_id_idx";
DROP INDEX "section_sorted_name_id_idx";
DROP INDEX "payslip_report_sorted_name_id_idx";
DROP INDEX "payroll_group_sorted_name_id_idx";
DROP INDEX "bank_file_template_sorted_name_id_idx";
DROP INDEX "leave_type_sorted_name_id_idx";
DROP INDEX "leave_group_sorted_name_id_idx";
DROP INDEX "employee_sorted_first_name_id_idx";
DROP INDEX "employee_position_sorted_name_id_idx";
DROP INDEX "employee_department_sorted_name_id_idx";
DROP INDEX "employee_category_sorted_name_id_idx";
DROP INDEX "document_design_sorted_document_id_idx";
DROP INDEX "list_view_sorted_resource_idx";
DROP INDEX "oauth_client_sorted_name_id_idx";
DROP INDEX "user_sorted_username_id_idx";
DROP INDEX "user_lower_email_idx";
DROP INDEX "user_privilege_sorted_privilege_id_idx";
DROP INDEX "role_group_sorted_name_id_idx";
DROP INDEX "institute_branch_sorted_code_id_idx";
DROP INDEX "country_sorted_name_id_idx";
CREATE INDEX "user_group_lower_name_id_idx" ON "user_group" USING btree (lower(name::text), id);
CREATE INDEX "discussion_group_lower_name_id_idx" ON "discussion_group" USING btree (lower(name::text), id);
CREATE INDEX "student_document_category_lower_name_id_idx" ON "student_document_category" USING btree (lower(name::text), id);
CREATE INDEX "student_category_lower_name_id_idx" ON "student_category" USING btree (lower(name::text), id);
CREATE INDEX "subject_lower_name_id_idx" ON "subject" USING btree (lower(name::text), id);
CREATE INDEX "batch_lower_name_id_idx" ON "batch" USING btree (lower(name::text), id);
CREATE INDEX "section_lower_name_id_idx" ON "section" USING btree (lower(name::text), id);
CREATE INDEX "payslip_report_lower_name_id_idx" ON "payslip_report" USING btree (lower(name::text), id);
CREATE INDEX "payroll_group_lower_name_id_idx" ON "payroll_group" USING btree (lower(name::text), id);
CREATE INDEX "bank_file_template_lower_name_id_idx" ON "bank_file_template" USING btree (lower(name::text), id);
CREATE INDEX "leave_type_lower_name_id_idx" ON "leave_type" USING btree (lower(name::text), id);
CREATE INDEX "leave_group_lower_name_id_idx" ON "leave_group" USING btree (lower(name::text), id);
CREATE INDEX "employee_lower_first_name_id_idx" ON "employee" USING btree (lower(first_name::text), id);
CREATE INDEX "employee_position_lower_name_id_idx" ON "employee_position" USING btree (lower(name::text), id);
CREATE INDEX "employee_department_lower_name_id_idx" ON "employee_department" USING btree (lower(name::text), id);
CREATE INDEX "employee_category_lower_name_id_idx" ON "employee_category" USING btree (lower(name::text), id);
CREATE INDEX "document_design_lower_document_id_idx" ON "document_design" USING btree (lower(document::text), id);
CREATE INDEX "list_view_lower_resource_idx" ON "list_view" USING btree (lower(resource::text));
CREATE INDEX "oauth_client_lower_name_id_idx" ON "oauth_client" USING btree (lower(name::text), id);
CREATE INDEX "user_lower_username_id_idx" ON "user" USING btree (lower(username::text), id);
CREATE INDEX "user_privilege_lower_privilege_id_idx" ON "user_privilege" USING btree (lower(privilege::text), id);
CREATE INDEX "role_group_lower_name_id_idx" ON "role_group" USING btree (lower(name::text), id);
CREATE INDEX "institute_branch_lower_code_id_idx" ON "institute_branch" USING btree (lower(code::text), id);
CREATE INDEX "country_lower_name_id_idx" ON "country" USING btree (lower(name::text), id);
`);
  }
}
