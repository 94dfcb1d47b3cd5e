import { Conflict, isAmong } from '@school/kernel';
import type { RecordValues, Work } from '../../engine/behaviour.ts';

const office = ['StudentControl'] as const;
export const system = { system: true } as const;

/** Whether the caller manages everyone's assignments. */
export const isOffice = ({ context }: Work): boolean => isAmong(context.actor, office);

/** Whether the employee teaches the subject (R24 lists who does). */
export const teaches = async (work: Work, employee: number, subject: number): Promise<boolean> =>
  (await work.records.count(work, 'workAllotment', { filter: { employee, subject }, ...system })) > 0;

/**
 * An assignment is managed by those who teach its subject.
 * @throws Conflict `NOT_YOURS`
 */
export const refuseStrangers = async (assignment: RecordValues, work: Work): Promise<void> => {
  if (isOffice(work)) return;
  const { employee } = work.context.actor;
  if (employee && (await teaches(work, employee, Number(assignment['subject'])))) return;
  throw new Conflict('Only someone who teaches the subject can do this.', { code: 'NOT_YOURS' });
};
