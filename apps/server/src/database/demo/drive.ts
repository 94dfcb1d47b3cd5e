/** A file or folder in the demo drive: folders have contents, files have text or a kind that is drawn. */
export interface DemoItem {
  readonly name: string;
  readonly contents?: readonly DemoItem[];
  /** Lines of a text, a table or a PDF page. */
  readonly lines?: readonly string[];
  /** Sign-ins it is shared with. */
  readonly sharedWith?: readonly string[];
  readonly starred?: boolean;
  /** Earlier words of the file, oldest first. */
  readonly before?: readonly (readonly string[])[];
}

const week = (number: number, topic: string): DemoItem => ({
  name: `Week ${number} - ${topic}.pdf`,
  lines: [
    `Lesson plan, week ${number}: ${topic}`,
    'Class 8-B, five periods',
    '1. Recall of the last lesson (10 minutes)',
    `2. New: ${topic}, with examples at the board`,
    '3. Exercises in pairs, two levels',
    '4. Homework: exercises 3 to 7',
  ],
});

/** What the demo users keep in their drives, by sign-in. */
export const demoDrives: Readonly<Record<string, readonly DemoItem[]>> = {
  teacher: [
    {
      name: 'Lesson plans',
      sharedWith: ['hr'],
      contents: [
        {
          name: 'Mathematics 8-B',
          contents: [
            week(1, 'Fractions'),
            week(2, 'Decimals'),
            week(3, 'Percentages'),
            {
              name: 'Plan of the term.txt',
              before: [['Plan of the term, draft', 'Weeks 1 to 4: Fractions']],
              lines: [
                'Plan of the term',
                'Weeks 1 to 3: Fractions, decimals, percentages',
                'Week 4: Revision and test',
              ],
            },
          ],
        },
        { name: 'Science 7-A', contents: [week(1, 'Cells'), week(2, 'Photosynthesis')] },
        { name: 'Holiday work', contents: [] },
      ],
    },
    {
      name: 'Class photos and seating',
      contents: [{ name: 'Seating plan 8-B.png', starred: true }],
    },
    {
      name: 'Marks 8-B.csv',
      starred: true,
      lines: [
        'Roll no,Name,Test 1,Test 2',
        '1,Aarav Sharma,18,17',
        '2,Bilal Ahmed,15,19',
        '3,Sana Malik,20,20',
      ],
    },
    {
      name: 'Notes of the parents’ evening, with questions to answer before the end of the month.txt',
      lines: ['Questions of the parents', '- More homework in mathematics?', '- When is the science fair?'],
    },
  ],
  hr: [
    {
      name: 'Policies',
      sharedWith: ['teacher', 'finance'],
      contents: [
        {
          name: 'Leave policy.pdf',
          before: [['Leave policy', 'Draft of last year']],
          lines: [
            'Leave policy',
            'Casual leave: 10 days a year',
            'Sick leave: 8 days, with a certificate from day 3',
          ],
        },
        { name: 'Code of conduct.pdf', lines: ['Code of conduct', 'We treat every child with respect.'] },
      ],
    },
    {
      name: 'Interviews',
      contents: [
        { name: 'Questions for teachers.txt', lines: ['1. Tell us about a lesson that went wrong.'] },
      ],
    },
  ],
  admin: [
    {
      name: 'Staff meetings',
      sharedWith: ['teacher', 'hr', 'finance'],
      contents: [
        { name: 'Agenda.txt', lines: ['Agenda', '1. Plan of the term', '2. Supervision during breaks'] },
        { name: 'Minutes October.pdf', lines: ['Minutes of the October meeting', 'Present: 21 teachers'] },
      ],
    },
    { name: 'Building plan.png', sharedWith: ['hr'] },
  ],
};
