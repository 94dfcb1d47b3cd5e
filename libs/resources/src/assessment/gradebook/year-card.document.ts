import { defineDocument, imageToken, listToken, token } from '@school/kernel';
import { resultReaders } from '../access.ts';

const fact = { label: 'Caption', value: 'What stands beside it' };
const columns = {
  c1: 'Figure 1',
  c2: 'Figure 2',
  c3: 'Figure 3',
  c4: 'Figure 4',
  c5: 'Figure 5',
  c6: 'Figure 6',
  c7: 'Figure 7',
  c8: 'Figure 8',
} as const;
const blank = { c3: '', c4: '', c5: '', c6: '', c7: '', c8: '' } as const;
const heads = {
  h1: token('Heading of figure 1', 'Unit test'),
  h2: token('Heading of figure 2', 'Final'),
  h3: token('Heading of figure 3', ''),
  h4: token('Heading of figure 4', ''),
  h5: token('Heading of figure 5', ''),
  h6: token('Heading of figure 6', ''),
  h7: token('Heading of figure 7', ''),
  h8: token('Heading of figure 8', ''),
} as const;

/** What a student takes home after a term or a year. */
export const yearCardDocument = defineDocument('yearCard', {
  module: 'gradebook',
  label: 'Report card of a term or year',
  of: 'gradebookCard',
  papers: ['A4', 'A4-landscape'],
  tokens: {
    header: token('Line above, from the report settings', ''),
    title: token('Name of the report', 'Annual report'),
    name: token('Name of the student', 'Hamza Javed'),
    photo: imageToken('Photo of the student', {}),
    facts: listToken('Facts about the student', fact, [
      { label: 'Batch', value: 'G9 A' },
      { label: 'Academic year', value: '2026-27' },
    ]),
    ...heads,
    totalHead: token('Heading of the total', 'Total'),
    gradeHead: token('Heading of the grade', 'Grade'),
    resultHead: token('Heading of the pass or fail column', ''),
    subjects: listToken(
      'Subjects with their figures',
      { subject: 'Subject', ...columns, total: 'Total', grade: 'Grade', result: 'Passed or failed' },
      [
        {
          ...blank,
          subject: 'Mathematics',
          c1: '80.00',
          c2: '72.00',
          total: '74.40',
          grade: 'C',
          result: 'Passed',
        },
      ],
    ),
    areas: listToken(
      'What is graded alongside the subjects',
      { header: 'Heading', area: 'Area', grade: 'Grade' },
      [{ header: 'Life skills', area: 'Thinking skills', grade: 'B' }],
    ),
    summary: listToken('Average, grade, rank, attendance', fact, [
      { label: 'Average', value: '70.10' },
      { label: 'Attendance', value: '96.40 %' },
    ]),
    activities: token('Activities', 'Chess club; captain of the house'),
    remark: token('Class teacher’s remark', 'Works with care.'),
    principalRemark: token('Principal’s remark', 'Promoted with distinction.'),
    legend: listToken('Grades of the scale', { grade: 'Grade', from: 'From percent' }, [
      { grade: 'A', from: '90' },
    ]),
    verifyAddress: token(
      'Address for checking the document, for a code',
      'https://school.example/verify/4f1d',
    ),
    verifyCode: token('Code for checking the document', '4f1d'),
    footer: token('Text below, from the report settings', ''),
    signatures: listToken('Who signs', { name: 'Who' }, [{ name: 'Class teacher' }, { name: 'Principal' }]),
  },
  fileName: 'name',
  access: [...resultReaders, 'EMPLOYEE', 'STUDENT', 'PARENT'],
});
