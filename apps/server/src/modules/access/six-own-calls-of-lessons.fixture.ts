/** Hand-written calls of registers for those who take them. */
export const callsOfLessons: readonly string[] = [
  'GET /setup/v1/SubjectAttendance/lessons',
  'GET /setup/v1/SubjectAttendance/register',
  'PUT /setup/v1/SubjectAttendance/register',
  'GET /setup/v1/attendanceSystem/batches',
  'GET /setup/v1/attendanceSystem/notices',
  'POST /setup/v1/attendanceSystem/notices/resend',
  'POST /setup/v1/attendanceSystem/notices/tell',
  'GET /setup/v1/attendanceSystem/register',
  'PUT /setup/v1/attendanceSystem/register',
  'PUT /setup/v1/attendanceSystem/register/cells',
  'POST /setup/v1/attendanceSystem/register/lock',
  'GET /setup/v1/attendanceSystem/seats',
  'PUT /setup/v1/attendanceSystem/seats',
];
