import type { AnswerFrom } from '@school/kernel';
import type { myOnlineExam, onlineExamPaper } from '@school/resources';

export type Paper = AnswerFrom<typeof onlineExamPaper>;
export type PaperQuestion = Paper['questions'][number];
export type Standing = AnswerFrom<typeof myOnlineExam>;

/** An answer as it is sent: places of options, a text, or what was put to each pair or gap. */
export type Value = readonly number[] | string | Readonly<Record<string, string | number>> | null;

export const examBase = (exam: number | string): string => `/setup/v1/OnlineExam/${exam}`;
export const writePath = (exam: number | string): string => `/online_exam/write/${exam}`;
export const detailPath = (exam: number | string): string => `/online_exam/detail/${exam}`;

const isObject = (value: unknown): value is Readonly<Record<string, string | number>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An answer as received from the server. */
export const valueOf = (value: unknown): Value => {
  if (typeof value === 'string' || isObject(value)) return value;
  return Array.isArray(value) ? value.map(Number) : null;
};

export const isGiven = (value: Value): boolean => {
  if (value === null) return false;
  if (typeof value === 'string') return value.trim() !== '';
  return Array.isArray(value) ? value.length > 0 : Object.keys(value).length > 0;
};

/** Remaining hours, minutes and seconds. */
export const clockText = (milliseconds: number): string => {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const two = (value: number): string => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  return `${hours > 0 ? `${hours}:` : ''}${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
};

/** Words of a text, as a limit counts them. */
export const wordsIn = (text: string): number => text.trim().split(/\s+/).filter(Boolean).length;
