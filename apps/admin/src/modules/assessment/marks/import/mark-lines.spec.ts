import type { MarkSheet, MarkStudent } from '@school/domain';
import { planMarks, typedLines } from './mark-lines.ts';

const student = (id: number, name: string, rollNumber: string): MarkStudent => ({
  student: id,
  name,
  admissionNumber: `S${id}`,
  rollNumber,
  marks: null,
  gradingLevel: null,
  attendanceStatus: null,
  isFailed: null,
  remarks: null,
  version: null,
  before: null,
});
const sheet: MarkSheet = {
  id: 7,
  group: 3,
  groupName: 'Mid-term',
  status: 'DRAFT',
  batch: 11,
  batchName: 'G10 A',
  batchActive: true,
  subject: 5,
  subjectName: 'Maths',
  date: '2026-09-14',
  examType: 'MARKS',
  maximumMarks: '50.00',
  minimumMarks: '20.00',
  scale: [],
  students: [student(1, 'Aqsa Ali', '01'), student(2, 'Bano Rao', '02'), student(3, 'Cem Khan', '03')],
  average: null,
  moderated: false,
  mayRead: true,
  mayEnter: true,
};
const plan = (text: string, chosen = {}) =>
  planMarks(typedLines(text), sheet, chosen).lines.map(({ line, student: whose, change, problem }) => [
    line,
    whose?.name ?? null,
    change?.value ?? null,
    change?.remarks ?? null,
    problem ?? null,
  ]);

describe('the lines of a file of marks', () => {
  it.each([
    ['roll numbers', '03\t45\n01\tA'],
    ['roll numbers that a spreadsheet has shortened', '3\t45\n1\tA'],
    ['admission numbers', 's3;45\nS1;A'],
    ['names', 'cem  khan,45\nAqsa Ali,A'],
    ['numbers and names', 'S3\tCem Khan\t45\nS1\tAqsa Ali\tA'],
    ['a heading', 'Roll no.\tStudent\tMarks\n03\tCem Khan\t45\n01\tAqsa Ali\tA'],
    ['columns in between', 'Marks\tClass\tName\n45\tG10\tCem Khan\nA\tG10\tAqsa Ali'],
  ])('go to whom they name by %s', (_by, text) => {
    expect(plan(text).map(([, name, value]) => [name, value])).toEqual([
      ['Cem Khan', '45'],
      ['Aqsa Ali', 'A'],
    ]);
  });

  it('does not take marks for roll numbers', () => {
    expect(plan('01\t2\n02\t3\n03\t1').map(([, name, value]) => [name, value])).toEqual([
      ['Aqsa Ali', '2'],
      ['Bano Rao', '3'],
      ['Cem Khan', '1'],
    ]);
  });

  it('says by line what is wrong, and loses nothing', () => {
    const text = 'S1\t51\nS9\t40\nS2\t30\nS2\t31\nS3\t\nS1x\tAqsa Ali\t4';
    expect(plan(text)).toEqual([
      [1, 'Aqsa Ali', '51', null, 'above'],
      [2, null, null, null, 'nobody'],
      [3, 'Bano Rao', null, null, 'twice'],
      [4, 'Bano Rao', null, null, 'twice'],
      [5, 'Cem Khan', null, null, 'noMark'],
      [6, null, null, null, 'nobody'],
    ]);
    const [differs] = plan('S1\tBano Rao\t40\nS2\tBano Rao\t30\nS3\tCem Khan\t20');
    expect(differs).toEqual([1, null, null, null, 'differs']);
  });

  it('takes remarks along, and the columns that were chosen', () => {
    const text = 'Name\tMarks\tRemarks\tOther\nAqsa Ali\t40\tGood\t12\nBano Rao\t41\t\t13';
    expect(plan(text)).toEqual([
      [2, 'Aqsa Ali', '40', 'Good', null],
      [3, 'Bano Rao', '41', null, null],
    ]);
    expect(plan(text, { mark: 3, remarks: undefined })).toEqual([
      [2, 'Aqsa Ali', '12', null, null],
      [3, 'Bano Rao', '13', null, null],
    ]);
  });
});
