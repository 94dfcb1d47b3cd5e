import { f } from '@school/kernel';

/** Input for scheduling a hearing. */
export const hearing = { trialDate: f.date({ label: 'Hearing on', required: true }) } as const;

/** Input for deciding. */
export const outcome = {
  verdict: f.longText({ required: true, max: 5000 }),
  actionTaken: f.choice(
    {
      NONE: 'Nothing further',
      COUNSELLING: 'Counselling',
      WARNING: 'Warning',
      DETENTION: 'Detention',
      FINE: 'Fine',
      SUSPENSION: 'Suspension',
      EXPULSION: 'Expulsion',
    },
    { label: 'Outcome', required: true, default: 'NONE' },
  ),
  actionFrom: f.date({ label: 'From' }),
  actionTo: f.date({ label: 'Until' }),
} as const;
