import type { ScreenLoaders } from '../screen-loaders.ts';

/** Custom screens for online exams. */
export const onlineExamScreens: ScreenLoaders = {
  writeOnlineExam: async () => ({ default: (await import('./sitting/WriteExam.tsx')).WriteExam }),
  markOnlineExam: async () => ({ default: (await import('./marking/MarkExam.tsx')).MarkExam }),
  questionPackages: async () => ({
    default: (await import('./packages/QuestionPackages.tsx')).QuestionPackages,
  }),
};
