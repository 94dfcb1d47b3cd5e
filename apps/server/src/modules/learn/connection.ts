import type { CallContext } from '../../engine/context.ts';
import type { Work } from '../../engine/behaviour.ts';
import type { Records } from '../../engine/records.ts';
import type { LearnConnection } from './platforms/platform.ts';
import type { Schedule } from '../../platform/clock/schedule.ts';

const system = { system: true } as const;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown, otherwise: number): number => Number(value ?? otherwise);

/** Where the connection is read: inside a transaction, or outside of one. */
export interface ConnectionReader {
  readonly records: Records;
  readonly from: Work | CallContext;
}

const choiceOf = <T extends string>(value: unknown, choices: readonly [T, ...T[]]): T =>
  choices.find((one) => one === value) ?? choices[0];

/** The connection with its key and its schedule; a school that never saved it has none in use. */
export const connectionOf = async ({
  records,
  from,
}: ConnectionReader): Promise<LearnConnection & Schedule> => {
  const [row = {}] = await records.list(from, 'learnConnection', { range: [0, 0], ...system });
  const id = Number(row['id'] ?? 0);
  const secret = id > 0 ? await records.secret(from, 'learnConnection', id, 'clientSecret') : undefined;
  return {
    platform: choiceOf(row['platform'], ['MOODLE', 'ONEROSTER', 'CUSTOM']),
    baseUrl: textOf(row['baseUrl']),
    clientId: textOf(row['clientId']),
    clientSecret: secret ?? '',
    isEnabled: row['isEnabled'] === true,
    category: numberOf(row['category'], 1),
    studentRole: numberOf(row['studentRole'], 5),
    teacherRole: numberOf(row['teacherRole'], 3),
    mailDomain: textOf(row['mailDomain']),
    pushUsers: row['pushUsers'] === true,
    pushCourses: row['pushCourses'] === true,
    pushEnrolments: row['pushEnrolments'] === true,
    pullGrades: row['pullGrades'] === true,
    unenrolPolicy: choiceOf(row['unenrolPolicy'], ['SUSPEND', 'REMOVE', 'KEEP']),
    frequency: choiceOf(row['frequency'], ['NEVER', 'HOURLY', 'DAILY', 'WEEKLY']),
    weekday: textOf(row['weekday']),
    hour: numberOf(row['hour'], 0),
  };
};

/** Whether a platform can be contacted with what was entered. */
export const isReady = ({ platform, baseUrl, clientId, clientSecret }: LearnConnection): boolean =>
  platform !== 'ONEROSTER' &&
  baseUrl !== '' &&
  clientSecret !== '' &&
  (platform !== 'CUSTOM' || clientId !== '');
