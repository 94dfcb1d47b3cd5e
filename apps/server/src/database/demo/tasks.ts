import type { DepartmentCode } from './masters.ts';

/** A task of Greenfield School; days counted from today, members as that many people of the department. */
interface DemoTask {
  readonly title: string;
  readonly description: string;
  readonly department: DepartmentCode | 'teacher';
  readonly members: number;
  readonly from: number;
  readonly to: number;
  readonly priority?: 'LOW' | 'HIGH';
  readonly status?: 'ACTIVE' | 'CLOSE';
  /** The demo school's teacher is one of the members and has got this far. */
  readonly teacher?: 'begin' | 'finish';
  readonly comments?: readonly string[];
}

export const demoTasks: readonly DemoTask[] = [
  {
    title: 'Question papers for the term examination',
    description: 'One paper for each class, with a marking scheme. Hand them in at the examination office.',
    department: 'teacher',
    members: 3,
    from: -5,
    to: 9,
    priority: 'HIGH',
    status: 'ACTIVE',
    teacher: 'begin',
    comments: ['Please use the new cover sheet.', 'Grade 9 needs two versions.'],
  },
  {
    title: 'List of books for the next year',
    description: 'Which books are needed, how many are there, what do they cost?',
    department: 'teacher',
    members: 2,
    from: -20,
    to: -2,
    teacher: 'finish',
  },
  {
    title: 'Sports day: who stands where',
    description: 'A plan of supervision for the whole day, with names and times.',
    department: 'teacher',
    members: 4,
    from: 2,
    to: 20,
  },
  {
    title: 'Laboratory inventory',
    description: 'Count instruments and chemicals and note what is broken.',
    department: 'SCI',
    members: 3,
    from: -10,
    to: 1,
    status: 'ACTIVE',
    comments: ['The balance in room 12 is at the repair shop.'],
  },
  {
    title: 'Sort donated books',
    description: 'Four boxes stand in the corridor.',
    department: 'LIB',
    members: 1,
    from: 0,
    to: 14,
    priority: 'LOW',
  },
  {
    title: 'Budget for repairs',
    description: 'What the workshops need until summer.',
    department: 'FIN',
    members: 2,
    from: -30,
    to: -12,
    status: 'CLOSE',
  },
  {
    title: 'Fire drill',
    description: 'Check the exits and write the report for the inspector.',
    department: 'OPS',
    members: 2,
    from: -14,
    to: -7,
    status: 'CLOSE',
    priority: 'HIGH',
  },
];
