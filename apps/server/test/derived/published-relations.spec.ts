import { Client } from 'pg';
import {
  batchTeachers,
  batchTimes,
  classes,
  courses,
  studentCategories,
  subjects,
  subjectTeachers,
} from '../../src/modules/academics/classes.ts';
import { papersAsked } from '../../src/modules/academics/papers-asked.ts';
import { departments, staff } from '../../src/modules/hr/staff.store.ts';
import { answering, electives, guardians, roll } from '../../src/modules/students/roll.store.ts';
import { accounts } from '../../src/platform/accounts/accounts.ts';
import { mainInstitute } from '../../src/platform/database/database.ts';
import { createTestDatabase } from '../database.ts';
import type { TestDatabase } from '../database.ts';
import { migratedTemplate } from '../migrated.ts';

/** What modules publish of their tables, with the columns that their comments guarantee to other modules. */
const published = {
  accounts: [
    accounts,
    'id username entity_type employee_id student_id guardian_id first_name full_name name email mobile blocked blocked_reason archived version',
  ],
  answering: [answering, 'student_id guardian_id mobile portal_access is_contact'],
  batchTeachers: [batchTeachers, 'batch_id employee_id'],
  batchTimes: [batchTimes, 'id weekday_set_id class_timing_set_id home_room_id'],
  classes: [
    classes,
    'id label name code sort_order course_id course start_date end_date active archived is_open',
  ],
  courses: [courses, 'id name code min_age max_age'],
  departments: [departments, 'id name'],
  electives: [electives, 'id name'],
  guardians: [guardians, 'id first_name name email mobile archived'],
  papersAsked: [papersAsked, 'id name'],
  roll: [
    roll,
    'id number library_card first_name last_name name email mobile phone by_sms by_email batch_id course_id category_id active',
  ],
  studentCategories: [studentCategories, 'id name active'],
  staff: [
    staff,
    'id number library_card first_name last_name name email mobile department_id department position hours_a_week active',
  ],
  subjects: [subjects, 'id name code batch_id elective_group_id archived'],
  subjectTeachers: [subjectTeachers, 'subject_id employee_id'],
} as const;

describe('What a module publishes of its tables', () => {
  let database: TestDatabase;
  let client: Client;
  beforeAll(async () => {
    database = await createTestDatabase(migratedTemplate);
    client = new Client({ connectionString: database.url });
    await client.connect();
    await client.query(`set search_path to ${mainInstitute}, public`);
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  it.each(Object.entries(published))(
    '%s has the columns that it promises',
    async (_key, [relation, columns]) => {
      const { fields } = await client.query(`select * from ${relation} published limit 0`);
      expect(fields.map(({ name }) => name).sort()).toEqual(columns.split(' ').sort());
    },
  );
});
