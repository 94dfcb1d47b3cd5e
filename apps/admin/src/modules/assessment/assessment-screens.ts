import type { ComponentType } from 'react';

type Loaded = () => Promise<{ readonly default: ComponentType }>;

/** Hand-written screens for exams. */
export const assessmentScreens: Readonly<
  Record<
    | 'marksEntry'
    | 'addExams'
    | 'addExamsOfCourse'
    | 'examGrouping'
    | 'generateReports'
    | 'scoreSheets'
    | 'scoreSheet',
    Loaded
  >
> = {
  marksEntry: async () => ({ default: (await import('./marks/MarksEntry.tsx')).MarksEntry }),
  addExams: async () => ({ default: (await import('./groups/AddExams.tsx')).AddExams }),
  addExamsOfCourse: async () => ({
    default: (await import('./groups/AddExams.tsx')).AddExamsOfCourse,
  }),
  examGrouping: async () => ({ default: (await import('./groups/ExamWeights.tsx')).ExamWeights }),
  scoreSheets: async () => ({ default: (await import('./sheets/ScoreSheets.tsx')).ScoreSheets }),
  scoreSheet: async () => ({ default: (await import('./sheets/ScoreSheet.tsx')).ScoreSheet }),
  generateReports: async () => ({ default: (await import('./groups/GenerateReports.tsx')).GenerateReports }),
};
