/** A poll of Greenfield School; `hours` from now until it closes, `votes` of employees by answer. */
interface DemoPoll {
  readonly title: string;
  readonly description: string;
  readonly options: readonly string[];
  readonly departments?: readonly string[];
  readonly batches?: true;
  readonly hours?: number;
  readonly showResults?: 'ALWAYS' | 'AFTER_VOTE' | 'AFTER_CLOSE';
  readonly allowOtherAns?: true;
  readonly isAnonymous?: true;
  readonly allowChange?: true;
  readonly closed?: true;
  readonly votes?: readonly number[];
  /** The answers given by the demo school's sign-ins. */
  readonly answers?: Readonly<Partial<Record<'hr' | 'finance' | 'teacher' | 'student', string>>>;
}

export const demoPolls: readonly DemoPoll[] = [
  {
    title: 'School trip: where to?',
    description: 'The spring trip lasts two days. Where shall we go?',
    options: ['Hunza valley', 'Lahore fort', 'Karachi beach', 'Margalla hills'],
    allowOtherAns: true,
    showResults: 'ALWAYS',
    allowChange: true,
    hours: 24 * 14,
    votes: [9, 6, 4, 1],
    answers: { hr: 'Hunza valley', finance: 'Mohenjo-daro', teacher: 'Hunza valley' },
  },
  {
    title: 'Shall the library open on Saturdays?',
    description: 'From 9:00 to 13:00, with one member of staff in turn.',
    options: ['Yes', 'No'],
    votes: [12, 7],
    answers: { hr: 'Yes' },
  },
  {
    title: 'New timetable: how do you find it?',
    description: 'It has been in use for a month. Answers are only counted, nobody sees who gave which.',
    options: ['Better', 'The same', 'Worse'],
    isAnonymous: true,
    showResults: 'AFTER_CLOSE',
    hours: 24 * 7,
    answers: { hr: 'Better', finance: 'The same', teacher: 'Better' },
  },
  {
    title: 'Maths lab: which day suits the department?',
    description: 'The lab is free on three afternoons.',
    options: ['Monday', 'Wednesday', 'Thursday'],
    departments: ['MATH'],
  },
  {
    title: 'Class party: what do we eat?',
    description: 'Asked are the batches of Grade 8 and 9.',
    options: ['Biryani', 'Pizza', 'Chaat'],
    batches: true,
    hours: 24 * 3,
  },
  {
    title: 'Sports day: colours of the houses',
    description: 'The four houses get new shirts.',
    options: ['Blue and gold', 'Green and white'],
    closed: true,
    votes: [8, 8],
    answers: { teacher: 'Blue and gold', student: 'Green and white' },
  },
  {
    title: 'Staff room: tea or coffee machine?',
    description: 'There is money for one of them.',
    options: ['Tea', 'Coffee', 'Neither'],
    closed: true,
    votes: [14, 11, 2],
    answers: { finance: 'Coffee', teacher: 'Tea' },
  },
];
