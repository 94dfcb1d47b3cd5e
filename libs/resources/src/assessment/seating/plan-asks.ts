import { f } from '@school/kernel';

/** Input for planning the sittings of a term. */
export const planAsks = {
  from: f.date({ label: 'Exams from', required: true, default: 'today' }),
  to: f.date({ label: 'Exams to', required: true }),
  halls: f.refs('classroom', {
    required: true,
    named: true,
    filter: { active: true, seatRows_gt: 0 },
    help: 'In the order they are filled; each sitting uses as many as it needs',
  }),
  invigilators: f.int({ label: 'Invigilators in each hall', required: true, min: 0, max: 5, default: 1 }),
};
