import { isAmong } from '@school/kernel';
import type { Behaviour } from '../../../engine/behaviour.ts';
import { timetableKeepers } from '../rights.ts';

/** Hours that the office names without another word are ruled out; what teachers say themselves is a wish. */
export const teacherUnavailabilityBehaviour: Behaviour = {
  beforeSave: (values, current, { context }) => {
    const isSaid = current !== undefined || values['kind'] !== undefined;
    return isSaid || !isAmong(context.actor, timetableKeepers) ? values : { ...values, kind: 'NEVER' };
  },
};
