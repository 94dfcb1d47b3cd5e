import type { AnswerFrom } from '@school/kernel';
import type { lessonsOfDay, lessonsToPlace, myTimetable, timetableWeek } from '@school/resources';

export type Week = AnswerFrom<typeof timetableWeek>;
export type Lesson = Week['lessons'][number];
export type Period = Week['periods'][number];
export type Mine = AnswerFrom<typeof myTimetable>;
export type Day = AnswerFrom<typeof lessonsOfDay>;
export type DayLesson = Day['lessons'][number];
export type ToPlace = AnswerFrom<typeof lessonsToPlace>;
