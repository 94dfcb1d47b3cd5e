/** An entry in Greenfield School's calendar. */
export interface DemoEvent {
  readonly title: string;
  readonly type?: 'HOLIDAY' | 'EXAM' | 'FEE_DUE' | 'MEETING' | 'OTHER';
  readonly startDate: string;
  readonly endDate?: string;
  readonly startTime?: string;
  readonly endTime?: string;
  readonly location?: string;
  readonly description?: string;
  /** Codes of the departments it is for. */
  readonly departments?: readonly string[];
  readonly batches?: true;
  /** Teachers work on these days, only classes are off. */
  readonly teachersWork?: true;
}

const holiday = (
  title: string,
  startDate: string,
  endDate = startDate,
  more: Partial<DemoEvent> = {},
): DemoEvent => ({ title, type: 'HOLIDAY', startDate, endDate, ...more });

/** Public holidays of Pakistan as announced for 2026 and 2027 (lunar ones may shift by a day), and school breaks. */
const holidays: readonly DemoEvent[] = [
  holiday('Kashmir Day', '2026-02-05'),
  holiday('Eid al-Fitr', '2026-03-20', '2026-03-23', {
    description: 'With Pakistan Day on 23 March. By the sight of the moon; changes are announced.',
  }),
  holiday('Labour Day', '2026-05-01'),
  holiday('Eid al-Adha', '2026-05-27', '2026-05-29', { description: 'By the sight of the moon.' }),
  holiday('Summer break', '2026-06-08', '2026-07-31', {
    teachersWork: true,
    description: 'No classes; the office is open.',
  }),
  holiday('Ashura', '2026-06-25', '2026-06-26'),
  holiday('Independence Day', '2026-08-14'),
  holiday('Eid Milad-un-Nabi', '2026-08-26'),
  holiday('Iqbal Day', '2026-11-09'),
  holiday('Winter break', '2026-12-24', '2027-01-02', {
    teachersWork: true,
    description: 'No classes; the office is open on working days.',
  }),
  holiday('Quaid-e-Azam Day and Christmas', '2026-12-25'),
  holiday('Kashmir Day', '2027-02-05'),
  holiday('Eid al-Fitr', '2027-03-10', '2027-03-12'),
  holiday('Pakistan Day', '2027-03-23'),
];

const events: readonly DemoEvent[] = [
  { title: 'Academic year begins', startDate: '2026-04-06', location: 'Assembly ground' },
  {
    title: 'Sports day',
    startDate: '2026-11-13',
    startTime: '08:30',
    endTime: '14:00',
    location: 'Main ground',
    description: 'The four houses compete. Parents are welcome from 9:00 on.',
  },
  {
    title: 'Parents meet teachers',
    type: 'MEETING',
    startDate: '2026-11-21',
    startTime: '09:00',
    endTime: '13:00',
    location: 'Class rooms',
  },
  {
    title: 'Maths olympiad, first round',
    startDate: '2026-11-24',
    startTime: '10:00',
    endTime: '12:00',
    departments: ['MATH'],
    location: 'Maths lab',
  },
  {
    title: 'Staff meeting',
    type: 'MEETING',
    startDate: '2026-11-25',
    startTime: '14:30',
    endTime: '15:30',
    location: 'Staff room',
  },
  { title: 'Fees of the second term are due', type: 'FEE_DUE', startDate: '2026-11-30' },
  { title: 'Half-yearly examinations', type: 'EXAM', startDate: '2026-12-07', endDate: '2026-12-18' },
  {
    title: 'Trip to the Lahore museum and the Badshahi mosque, for batches that have handed in their forms',
    startDate: '2026-11-27',
    batches: true,
    description: 'Buses leave at 8:00; please bring lunch and water.',
  },
  {
    title: 'Results of the half-yearly examinations',
    type: 'OTHER',
    startDate: '2026-12-23',
    startTime: '11:00',
    endTime: '12:00',
  },
  {
    title: 'Annual function',
    startDate: '2027-02-20',
    startTime: '17:00',
    endTime: '20:30',
    location: 'Auditorium',
  },
];

export const demoEvents: readonly DemoEvent[] = [...holidays, ...events];
