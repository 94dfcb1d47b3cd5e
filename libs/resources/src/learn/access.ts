import type { Principal } from '@school/kernel';

/** Who connects the learning platform and has it brought up to date. */
export const learnKeepers: readonly Principal[] = ['GeneralSettings'];
/** Who finds the way there: those who teach and those who learn. */
export const learnVisitors: readonly Principal[] = ['EMPLOYEE', 'STUDENT', ...learnKeepers];
