import type { RegisterLabel, StudentRegister } from '@school/domain';

const label = (id: number, code: string, name: string, kind: RegisterLabel['kind']): RegisterLabel => ({
  id,
  code,
  name,
  kind,
  absenceWeight: '1.00',
  requiresReason: kind === 'EXCUSED',
  notifyGuardian: true,
});
const student = (id: number, name: string, from = '2025-04-01') => ({
  student: id,
  name,
  rollNumber: String(id),
  admissionNumber: `S${id}`,
  stays: [{ from, to: null }],
});

/** January 2026 for a batch of two on Monday the 5th, whose first working day is locked. */
export const january: StudentRegister = {
  batch: 7,
  batchName: '10 A',
  from: '2026-01-01',
  to: '2026-01-31',
  today: '2026-01-05',
  offDays: ['2026-01-04'],
  locked: ['2026-01-01'],
  taken: [{ date: '2026-01-01', status: 'LOCKED', takenBy: 'Tara' }],
  students: [student(1, 'Aqsa Ali'), student(2, 'Bano Ali', '2026-01-03')],
  marks: [],
  labels: [
    label(1, 'A', 'Absent', 'ABSENT'),
    label(2, 'L', 'Late', 'LATE'),
    label(3, 'E', 'Excused', 'EXCUSED'),
  ],
  mayMark: true,
  mayUnlock: false,
  notifies: true,
};
