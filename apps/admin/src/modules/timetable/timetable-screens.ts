const mine = async () => ({ default: (await import('./week/MyTimetable.tsx')).MyTimetable });

/** Custom screens for timetables, keyed by their definition. */
export const timetableScreens = {
  timetableView: async () => ({ default: (await import('./week/TimetableView.tsx')).TimetableView }),
  timetableDay: async () => ({ default: (await import('./week/TimetableDay.tsx')).TimetableDay }),
  teachersTimetable: async () => ({
    default: (await import('./week/TeachersTimetable.tsx')).TeachersTimetable,
  }),
  myTimetable: mine,
  myLessons: mine,
  timetableBatches: async () => ({
    default: (await import('./making/TimetableBatches.tsx')).TimetableBatches,
  }),
  timetableGrid: async () => ({ default: (await import('./making/TimetableGrid.tsx')).TimetableGrid }),
  teachersOfBatch: async () => ({
    default: (await import('./making/TeachersOfBatch.tsx')).TeachersOfBatch,
  }),
  lessonSwap: async () => ({ default: (await import('./covers/LessonSwap.tsx')).LessonSwap }),
} as const;
