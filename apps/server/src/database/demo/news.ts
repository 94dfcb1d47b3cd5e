interface DemoNews {
  readonly title: string;
  readonly content: string;
  readonly audiences: string;
  readonly category: string;
  /** Names and contents of text files. */
  readonly files?: readonly (readonly [name: string, text: string])[];
}

/** Announcements of Greenfield School, oldest first. */
export const demoNews: readonly DemoNews[] = [
  {
    title: 'Welcome to Greenfield School',
    content:
      '<p>A new school year begins, and with it a new place to find everything: timetables, results, fees and announcements are now in one system.</p><p>If you cannot find something, <strong>ask the office</strong>. It is open from 8:00 to 15:00.</p>',
    audiences: 'ADMIN,EMPLOYEE,STUDENT,PARENT',
    category: 'GENERAL',
    files: [['office-hours.txt', 'Office hours\nMonday to Friday 8:00 to 15:00\nSaturday 9:00 to 12:00\n']],
  },
  {
    title: 'Staff meeting on Thursday',
    content:
      '<p>All teachers meet in the staff room at 14:30.</p><ol><li>Plan of the term</li><li>Supervision during breaks</li><li>Any other business</li></ol><p>Please read the minutes of the last meeting beforehand.</p>',
    audiences: 'EMPLOYEE',
    category: 'ACADEMIC',
    files: [
      ['agenda.txt', 'Agenda\n1. Plan of the term\n2. Supervision during breaks\n3. Any other business\n'],
      ['minutes-october.txt', 'Minutes of the October meeting\nPresent: 21 teachers\n'],
    ],
  },
  {
    title: 'Sports day: who takes part in what',
    content:
      '<h2>Friday, 9:00, on the field</h2><p>Bring water, a cap and shoes for running.</p><table><tbody><tr><th>Event</th><th>Classes</th><th>Start</th></tr><tr><td>100 m</td><td>6 to 8</td><td>9:15</td></tr><tr><td>Long jump</td><td>9 and 10</td><td>10:00</td></tr><tr><td>Relay</td><td>all</td><td>11:30</td></tr></tbody></table><p>Parents are welcome from 11:00.</p>',
    audiences: 'STUDENT,PARENT',
    category: 'SPORT',
    files: [['sports-day-plan.txt', 'Sports day\n9:15 100 m\n10:00 Long jump\n11:30 Relay\n']],
  },
  {
    title: 'Term examinations: dates and rules',
    content:
      '<p>The examinations of the first term begin on the first Monday of December.</p><ul><li>Be in the hall ten minutes before the start.</li><li>Phones stay in the bag.</li><li>Whoever is ill hands in a certificate within three days.</li></ul><blockquote><p>The seating plan hangs at the entrance one day before.</p></blockquote>',
    audiences: 'EMPLOYEE,STUDENT,PARENT',
    category: 'EXAM',
  },
  {
    title: 'Parent-teacher meeting',
    content:
      '<p>Class teachers are there for you on Saturday from 9:00 to 13:00. Talks last ten minutes; please choose a time at the reception.</p>',
    audiences: 'PARENT',
    category: 'EVENT',
  },
  {
    title: 'Payroll cut-off for this month',
    content:
      '<p>Changes of bank accounts and new loss-of-pay entries count for this month when they are entered <em>by the 25th</em>. Later ones move to the next payslip.</p>',
    audiences: 'ADMIN,EMPLOYEE',
    category: 'GENERAL',
  },
];
