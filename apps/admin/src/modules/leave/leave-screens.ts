/** Custom screens for leave and attendance, keyed by their definition. */
export const leaveScreens = {
  myLeaves: async () => ({ default: (await import('./standing/MyLeaves.tsx')).MyLeaves }),
  employeeLeaves: async () => ({ default: (await import('./standing/EmployeeLeaves.tsx')).EmployeeLeaves }),
  applyLeave: async () => ({ default: (await import('./apply/ApplyLeave.tsx')).ApplyLeave }),
  leaveApplications: async () => ({ default: (await import('./approval/LeaveApproval.tsx')).LeaveApproval }),
  awayCalendar: async () => ({ default: (await import('./away/AwayCalendar.tsx')).AwayCalendar }),
  attendanceRegister: async () => ({
    default: (await import('./register/AttendanceRegister.tsx')).AttendanceRegister,
  }),
  leaveGroupAdd: async () => ({ default: (await import('./groups/AddMembers.tsx')).AddMembers }),
  leaveProcess: async () => ({ default: (await import('./years/LeaveProcess.tsx')).LeaveProcess }),
  autoCredit: async () => ({ default: (await import('./years/AutoCredit.tsx')).AutoCredit }),
  creditDates: async () => ({ default: (await import('./years/CreditDates.tsx')).CreditDates }),
} as const;
