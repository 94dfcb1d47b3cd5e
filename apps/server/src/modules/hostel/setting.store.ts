import type { Connection } from '../../platform/database/database.ts';

/** What the settings state about leaving a house. */
export interface HostelRules {
  readonly leaveWithDues: 'ASK' | 'REFUSE';
  readonly consentNeeded: boolean;
}

/** The rules of the hostels; the defaults of a new school until someone changes them. */
export const hostelSettingOf = async (connection: Connection): Promise<HostelRules> => {
  const [row] = await connection.query<HostelRules>({
    name: 'hostel_rules',
    text: `select leave_with_dues as "leaveWithDues", consent_needed as "consentNeeded" from hostel_setting
      order by id limit 1`,
  });
  return row ?? { leaveWithDues: 'ASK', consentNeeded: true };
};
