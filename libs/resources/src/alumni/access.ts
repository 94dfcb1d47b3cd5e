import { onlyWith } from '@school/kernel';
import type { Principal } from '@school/kernel';

/** Who keeps the register of former students, writes to them and invites them. */
export const alumniKeepers: readonly Principal[] = ['ManageAlumni'];
export const alumniAccess = onlyWith('ManageAlumni');
