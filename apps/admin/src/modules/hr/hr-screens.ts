/** The custom screens of the personnel office by key. */
export const hrScreens = {
  editEmployeeByNumber: async () => ({
    default: (await import('./EditEmployeeByNumber.tsx')).EditEmployeeByNumber,
  }),
  subjectAssignment: async () => ({
    default: (await import('./subjects/SubjectAssignment.tsx')).SubjectAssignment,
  }),
};
