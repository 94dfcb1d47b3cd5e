import type { Principal } from '@school/kernel';

/** Who connects the learning platform and has it synchronised. */
export const learnKeepers: readonly Principal[] = ['GeneralSettings'];
/** Who gets a link to it: those who teach and those who learn. */
export const learnVisitors: readonly Principal[] = ['EMPLOYEE', 'STUDENT', ...learnKeepers];
