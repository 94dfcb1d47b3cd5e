/** Custom screens for student attendance, keyed by their definition. */
export const attendanceScreens = {
  quickAttendance: async () => ({ default: (await import('./quick/QuickAttendance.tsx')).QuickAttendance }),
  studentRegister: async () => ({
    default: (await import('./register/StudentRegister.tsx')).StudentRegister,
  }),
  seatPlan: async () => ({ default: (await import('./seats/SeatScreen.tsx')).SeatScreen }),
  attendanceNoticeStatus: async () => ({
    default: (await import('./notices/NoticeStatus.tsx')).NoticeStatus,
  }),
  attendanceOfDay: async () => ({
    default: (await import('./register/AttendanceOfDay.tsx')).AttendanceOfDay,
  }),
  attendanceOfStudent: async () => ({
    default: (await import('./student/AttendanceOfStudent.tsx')).AttendanceOfStudent,
  }),
  myAttendance: async () => ({ default: (await import('./student/MyAttendance.tsx')).MyAttendance }),
} as const;
