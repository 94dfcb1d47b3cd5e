import { defineDocument, listToken, token } from '@school/kernel';
import { resultReaders } from './access.ts';

const fact = { label: 'Caption', value: 'What stands beside it' };

/** What a student takes home after the exams of a group. */
export const reportCardDocument = defineDocument('reportCard', {
  module: 'assessment',
  label: 'Report card',
  of: 'examResult',
  papers: ['A4', 'A5'],
  tokens: {
    header: token('Line above, from the report settings', ''),
    examGroup: token('Exam group', 'Mid-term exams'),
    name: token('Name of the student', 'Hamza Javed'),
    facts: listToken('Facts about the student', fact, [
      { label: 'Batch', value: 'G9 A' },
      { label: 'Roll number', value: '9A-01' },
    ]),
    subjects: listToken(
      'Subjects with marks',
      {
        subject: 'Subject',
        marks: 'Marks',
        maximum: 'Maximum',
        percent: 'Percent',
        grade: 'Grade',
        average: 'Class average',
        outcome: 'Passed or failed',
        remarks: 'Remarks',
      },
      [
        {
          subject: 'Mathematics',
          marks: '72.00',
          maximum: '100.00',
          percent: '72.00',
          grade: 'B',
          average: '64.50',
          outcome: 'Passed',
          remarks: 'Good work',
        },
      ],
    ),
    summary: listToken('Total, result and rank', fact, [
      { label: 'Total', value: '341.00 of 500.00' },
      { label: 'Result', value: 'Passed' },
    ]),
    showPercentage: token('Yes if percentages are shown', 'yes'),
    showGrade: token('Yes if grades are shown', 'yes'),
    showAverage: token('Yes if class averages are shown', 'yes'),
    showRemarks: token('Yes if remarks are shown', 'yes'),
    footer: token('Text below, from the report settings', ''),
    signatures: listToken('Who signs', { name: 'Who' }, [{ name: 'Class teacher' }, { name: 'Principal' }]),
  },
  fileName: 'name',
  access: [...resultReaders, 'STUDENT', 'PARENT'],
});
