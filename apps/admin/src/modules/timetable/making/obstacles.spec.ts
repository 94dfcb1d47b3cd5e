import type { Lesson, ToPlace } from '../week/types.ts';
import { obstaclesAt, warningsAt, type Picked } from './obstacles.ts';

const starts = ['08:00:00', '08:45:00', '09:45:00'] as const;
const periods = (['MON', 'TUE', 'WED'] as const).flatMap((weekday) =>
  starts.map((startTime, at) => ({
    batch: 1,
    weekday,
    name: `${at + 1}`,
    classTiming: at + 1,
    startTime,
    endTime: `${startTime.slice(0, 4)}9:00`,
    isBreak: false,
  })),
);
const open = (rules: object): ToPlace =>
  ({
    batches: [],
    periods,
    subjects: [
      {
        batch: 1,
        subject: 7,
        electiveGroup: null,
        name: 'Sports',
        lessons: 3,
        teachers: [5],
        perDay: null,
        hours: 'ANY',
        daysBetween: false,
        ...rules,
      },
    ],
    teachers: [{ id: 5, name: 'Saima', perDay: null, perWeek: null }],
    hours: [
      { teacher: 5, weekday: 'WED', startTime: '08:00:00', endTime: '08:30:00', kind: 'RATHER_NOT' },
      { teacher: 5, weekday: 'WED', startTime: '09:45:00', endTime: '10:30:00', kind: 'NEVER' },
    ],
    rooms: [],
    rules: [],
    subjectPerDay: 2,
  }) as unknown as ToPlace;
const picked: Picked = {
  id: 0,
  name: 'Sports',
  batch: 1,
  subject: 7,
  electiveGroup: null,
  teachers: [5],
  classroom: null,
};
const standing = [
  { id: 3, batch: 1, subject: 7, electiveGroup: null, weekday: 'MON', startTime: '08:00:00' },
] as unknown as readonly Lesson[];
const warned = (rules: object, weekday: string, place: number, what: Picked = picked): readonly string[] => {
  const period = periods.find((one) => one.weekday === weekday && one.startTime === starts[place]);
  return period ? warningsAt(what, period, standing, open(rules)).map(({ rule }) => rule) : ['no period'];
};

it('a lesson may stand where its subject or a teacher would rather not, and says so before it is dropped', () => {
  expect(warned({}, 'TUE', 0)).toEqual([]);
  expect(warned({}, 'WED', 0)).toEqual(['WISH']);
  expect(warned({ hours: 'NOT_LAST' }, 'TUE', 2)).toEqual(['SUBJECT_HOURS']);
  expect(warned({ hours: 'NOT_LAST' }, 'TUE', 1)).toEqual([]);
  expect(warned({ perDay: 1 }, 'MON', 1)).toEqual(['SUBJECT_DAY']);
  expect(warned({}, 'MON', 1)).toEqual([]);
  expect(warned({ daysBetween: true }, 'TUE', 1)).toEqual(['NEXT_DAY']);
  expect(warned({ daysBetween: true }, 'WED', 1)).toEqual([]);
});

it('the lesson that is moved does not stand in its own way', () => {
  expect(warned({ perDay: 1, daysBetween: true }, 'MON', 1, { ...picked, id: 3 })).toEqual([]);
  expect(warned({ perDay: 1, daysBetween: true }, 'TUE', 1, { ...picked, id: 3 })).toEqual([]);
});

it('hours that are ruled out keep it out', () => {
  const [period] = periods.filter(({ weekday, startTime }) => weekday === 'WED' && startTime === starts[2]);
  expect(period && obstaclesAt(picked, period, [], open({})).map(({ rule }) => rule)).toEqual(['HOURS']);
});

describe('what holds between subjects and over the week', () => {
  const art = { batch: 1, subject: 8, electiveGroup: null, name: 'Art' };
  const music = { batch: 2, subject: 9, electiveGroup: null, name: 'Music' };
  const sports = { batch: 1, subject: 7, electiveGroup: null };
  const known = (more: object): ToPlace => {
    const plain = open({});
    return {
      ...plain,
      batches: [{ id: 2, name: '9-B' }],
      subjects: [...plain.subjects, art, music],
      ...more,
    } as unknown as ToPlace;
  };
  const lesson = (of: object, weekday: string, place: number, teachers: readonly number[] = []) => ({
    ...of,
    id: 90,
    weekday,
    startTime: starts[place],
    endTime: `${starts[place]?.slice(0, 4)}9:00`,
    teachers,
  });
  const said = (more: object, lessons: readonly object[], weekday: string, place: number) => {
    const period = periods.find((one) => one.weekday === weekday && one.startTime === starts[place]);
    if (!period) throw new Error('no period');
    const found = warningsAt(picked, period, lessons as unknown as readonly Lesson[], known(more));
    return found.map(({ rule, who, count }) => [rule, who, count]);
  };

  it('a lesson that is held at the same time as another one says where that one is missing', () => {
    const rules = [{ kind: 'AT_ONCE', subjects: [sports, music] }];
    expect(said({ rules }, [], 'TUE', 0)).toEqual([['AT_ONCE', 'Music (9-B)', 0]]);
    expect(said({ rules }, [lesson(music, 'TUE', 0)], 'TUE', 0)).toEqual([]);
    expect(said({ rules: [{ kind: 'AT_ONCE', subjects: [art, music] }] }, [], 'TUE', 0)).toEqual([]);
  });

  it('one that is not on the day of another one says when that is there', () => {
    const rules = [{ kind: 'OTHER_DAYS', subjects: [sports, art] }];
    expect(said({ rules }, [lesson(art, 'TUE', 2)], 'TUE', 0)).toEqual([['OTHER_DAYS', 'Art', 0]]);
    expect(said({ rules }, [lesson(art, 'MON', 2)], 'TUE', 0)).toEqual([]);
  });

  it('a teacher who comes on some days only is not asked for one more', () => {
    const teachers = [{ id: 5, name: 'Saima', perDay: null, perWeek: null, mostDays: 1 }];
    const monday = [lesson(art, 'MON', 1, [5])];
    expect(said({ teachers }, monday, 'TUE', 0)).toEqual([['TEACHER_DAYS', 'Saima', 1]]);
    expect(said({ teachers }, monday, 'MON', 0)).toEqual([]);
  });
});
