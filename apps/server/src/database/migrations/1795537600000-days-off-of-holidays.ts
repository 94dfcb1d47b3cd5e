import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Events that are no holidays gave days off in calls and exports, which nothing has counted. */
export class DaysOffOfHolidays1795537600000 implements MigrationInterface {
  readonly name = 'DaysOffOfHolidays1795537600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
UPDATE "calendar_event" SET "is_holiday_for_students" = false, "is_holiday_for_employees" = false
WHERE "type" <> 'HOLIDAY' AND ("is_holiday_for_students" OR "is_holiday_for_employees");
`);
  }

  async down(): Promise<void> {
    // What was there before said nothing.
  }
}
