/** The labels that every new institution starts with; it may change them. */
export const firstAttendanceLabels = [
  { code: 'A', name: 'Absent', kind: 'ABSENT', absenceWeight: '1.00', notifyGuardian: true, sortOrder: 10 },
  { code: 'L', name: 'Late', kind: 'LATE', absenceWeight: '0.00', notifyGuardian: false, sortOrder: 20 },
  {
    code: 'E',
    name: 'Excused',
    kind: 'EXCUSED',
    absenceWeight: '1.00',
    requiresReason: true,
    notifyGuardian: false,
    sortOrder: 30,
  },
  {
    code: 'D',
    name: 'On duty',
    kind: 'ON_DUTY',
    absenceWeight: '0.00',
    notifyGuardian: false,
    sortOrder: 40,
  },
] as const;
