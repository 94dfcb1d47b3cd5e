import type { MigrationInterface, QueryRunner } from 'typeorm';

export class StudentRecords1795441575741 implements MigrationInterface {
  readonly name = 'StudentRecords1795441575741';

  async up(runner: QueryRunner): Promise<void> {
    // A detail of the kind File never had a field: it is put aside, with its name.
    await runner.query(`
UPDATE "custom_field_definition" SET "input_type" = 'TEXT', "active" = false WHERE "input_type" = 'FILE';
ALTER TABLE "custom_field_definition" DROP CONSTRAINT "custom_field_definition_input_type_check_2cc4fd49";
DROP INDEX "record_group_name_key";
ALTER TABLE "record_group" ADD COLUMN "owner_entity" character varying(60) DEFAULT 'EMPLOYEE' NOT NULL;
DO $guard$ DECLARE _guard text; BEGIN
  SELECT 'custom_field_definition.input_type no longer allows ' || string_agg(format('"%s" (%s rows)', value, n), ', ') || ': change these rows first'
  FROM (SELECT "input_type"::text AS value, count(*) AS n FROM "custom_field_definition"
    WHERE NOT ("input_type" in ('TEXT', 'LONG_TEXT', 'NUMBER', 'DATE', 'BOOLEAN', 'SELECT_ONE', 'SELECT_MANY')) GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 5) AS refused INTO _guard;
  IF _guard IS NOT NULL THEN RAISE EXCEPTION '%', _guard; END IF;
END $guard$;
ALTER TABLE "custom_field_definition" ADD CONSTRAINT "custom_field_definition_input_type_check_b809b71d" CHECK ("input_type" in ('TEXT', 'LONG_TEXT', 'NUMBER', 'DATE', 'BOOLEAN', 'SELECT_ONE', 'SELECT_MANY'));
DO $guard$ DECLARE _guard text; BEGIN
  SELECT 'record_group.owner_entity no longer allows ' || string_agg(format('"%s" (%s rows)', value, n), ', ') || ': change these rows first'
  FROM (SELECT "owner_entity"::text AS value, count(*) AS n FROM "record_group"
    WHERE NOT ("owner_entity" in ('EMPLOYEE', 'STUDENT')) GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 5) AS refused INTO _guard;
  IF _guard IS NOT NULL THEN RAISE EXCEPTION '%', _guard; END IF;
END $guard$;
ALTER TABLE "record_group" ADD CONSTRAINT "record_group_owner_entity_check_6948453d" CHECK ("owner_entity" in ('EMPLOYEE', 'STUDENT'));
DO $guard$ DECLARE _guard text; BEGIN
  SELECT CASE WHEN count(*) > 0 THEN 'record_group: ' || count(*) || ' values occur more than once, which record_group_owner_entity_name_key no longer allows: correct them first' END
  FROM (SELECT FROM "record_group" WHERE ("archived" = false) AND (lower(btrim("owner_entity"))) IS NOT NULL AND (lower(btrim("name"))) IS NOT NULL
    GROUP BY (lower(btrim("owner_entity"))), (lower(btrim("name"))) HAVING count(*) > 1) AS duplicates INTO _guard;
  IF _guard IS NOT NULL THEN RAISE EXCEPTION '%', _guard; END IF;
END $guard$;
CREATE UNIQUE INDEX "record_group_owner_entity_name_key" ON "record_group" USING btree (lower(btrim("owner_entity")), lower(btrim("name"))) WHERE "archived" = false;
CREATE INDEX "record_group_owner_entity_idx" ON "record_group" USING btree ("owner_entity");
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
DROP INDEX "record_group_owner_entity_idx";
DROP INDEX "record_group_owner_entity_name_key";
ALTER TABLE "record_group" DROP CONSTRAINT "record_group_owner_entity_check_6948453d";
ALTER TABLE "custom_field_definition" DROP CONSTRAINT "custom_field_definition_input_type_check_b809b71d";
ALTER TABLE "record_group" DROP COLUMN "owner_entity";
CREATE UNIQUE INDEX "record_group_name_key" ON "record_group" USING btree (lower(btrim(name::text))) WHERE archived = false;
ALTER TABLE "custom_field_definition" ADD CONSTRAINT "custom_field_definition_input_type_check_2cc4fd49" CHECK (input_type::text = ANY (ARRAY['TEXT'::character varying, 'LONG_TEXT'::character varying, 'NUMBER'::character varying, 'DATE'::character varying, 'BOOLEAN'::character varying, 'SELECT_ONE'::character varying, 'SELECT_MANY'::character varying, 'FILE'::character varying]::text[]));
`);
  }
}
