import type { Connection } from '../../platform/database/database.ts';

/** What the settings say about leaving a house. */
export interface HostelRules {
  readonly leaveWithDues: 'ASK' | 'REFUSE';
  readonly consentNeeded: boolean;
}

/** The rules of the hostels; what a new school has until somebody changes it. */
export const hostelSettingOf = async (connection: Connection): Promise<HostelRules> => {
  const [row] = await connection.query<HostelRules>({
    name: 'hostel_rules',
    text: `select leave_with_dues as "leaveWithDues", consent_needed as "consentNeeded" from hostel_setting
      order by id limit 1`,
  });
  return row ?? { leaveWithDues: 'ASK', consentNeeded: true };
};
