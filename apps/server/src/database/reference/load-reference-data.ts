import { builtInRoleGroups, firstAttendanceLabels } from '@school/resources';
import type { CallContext } from '../../engine/context.ts';
import type { Records } from '../../engine/records.ts';
import { countries } from './countries.ts';
import { listEntries } from './list-entries.ts';

/** Loads into a new institute what every institute needs. Whatever exists already is left alone. */
export const loadReferenceData = async (records: Records, context: CallContext): Promise<void> => {
  const system = { system: true } as const;
  if ((await records.count(context, 'country', system)) === 0) {
    await records.create(context, 'country', countries(), system);
  }
  if ((await records.count(context, 'genericCode', system)) === 0) {
    await records.create(context, 'genericCode', listEntries(), system);
  }
  if ((await records.count(context, 'attendanceLabel', system)) === 0) {
    await records.create(context, 'attendanceLabel', [...firstAttendanceLabels], system);
  }
  if ((await records.count(context, 'roleGroup', system)) === 0) {
    await records.create(
      context,
      'roleGroup',
      builtInRoleGroups.map((group) => ({ ...group, systemGroup: true })),
      system,
    );
  }
};
