import { Conflict, isAmong } from '@school/kernel';
import type { Behaviour, Behaviours, RecordValues, Work } from '../../engine/behaviour.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';

const managers = ['DisciplineManagement'] as const;
const ids = (value: unknown): readonly number[] => (Array.isArray(value) ? (value as number[]) : []);
const mayLead = ({ context }: Work): boolean => isAmong(context.actor, managers);

/** Nobody decides on a complaint that concerns them or that they made. */
const refusePartiality = (row: RecordValues): void => {
  const parties = [...ids(row['employees']), ...ids(row['complainants'])];
  if (ids(row['jury']).some((id) => parties.includes(id))) {
    throw invalidField(
      'jury',
      'PARTIAL',
      'Nobody can judge a case that concerns them or that they complained about.',
    );
  }
};

const refuseDecided = (current: RecordValues, work: Work): void => {
  if (current['status'] === 'OPEN' || mayLead(work)) return;
  throw new Conflict('It is being dealt with. Only those in charge of it can change it.', {
    code: 'ILLEGAL_STATE',
  });
};

const complaintBehaviour: Behaviour = {
  beforeSave: (input, current, work): RecordValues => {
    if (current) refuseDecided(current, work);
    refusePartiality({ ...current, ...input });
    const { employee } = work.context.actor;
    const isAnonymous = ids(input['complainants']).length + ids(input['complainantStudents']).length === 0;
    const judges =
      ids(input['jury']).includes(employee ?? 0) || ids(input['employees']).includes(employee ?? 0);
    if (current || !isAnonymous || !employee || judges) return input;
    return { ...input, complainants: [employee] };
  },
  transitions: {
    investigate: (row): RecordValues => {
      if (ids(row['students']).length + ids(row['employees']).length > 0) return {};
      throw new Conflict('Name the people concerned first.', { code: 'NOBODY' });
    },
    withdraw: (row, _input, work): RecordValues => {
      if (mayLead(work) || row['createdBy'] === work.context.actor.id) return {};
      throw new Conflict('Only the person who made the complaint can withdraw it.', { code: 'NOT_YOURS' });
    },
  },
};

/** Rules of complaints that the definition cannot express. */
export const disciplineBehaviours: Behaviours = { disciplineComplaint: complaintBehaviour };
