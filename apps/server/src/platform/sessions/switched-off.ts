import type { Connection } from '../database/database.ts';

/** SQL: keys of the features that are switched off for the owner of the account `u`; null if nothing has been set. */
export const switchedOff = `(select f.off || case u.entity_type when 'EMPLOYEE' then f.off_for_employees
    when 'STUDENT' then f.off_for_students when 'PARENT' then f.off_for_parents else '{}' end
  from feature_access f order by f.id limit 1)`;

/** Whether a feature is switched off for everyone. */
export const isSwitchedOff = async (connection: Connection, feature: string): Promise<boolean> => {
  const [row] = await connection.query<{ off: boolean }>({
    name: 'feature_switched_off',
    text: 'select $1::text = any(off) as off from feature_access order by id limit 1',
    values: [feature],
  });
  return row?.off ?? false;
};
