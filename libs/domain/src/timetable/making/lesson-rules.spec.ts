import { breachesOf } from '../placing/check.ts';
import { madeLessons, unplacedLessons } from './made-week.ts';
import { days, ruled, schoolWeek, searched, subject } from './made-week.fixture.ts';
import { taskBoardOf } from './task-board.ts';
import type { SchoolWeek } from './school-week.ts';

describe('R26: of rules between subjects', () => {
  const found = (week: SchoolWeek) => {
    const board = taskBoardOf(week);
    const { placing } = searched(board);
    expect(breachesOf(board.input, placing)).toEqual([]);
    const made = madeLessons(board, placing);
    const at = (batch: number, id: number): readonly string[] =>
      made
        .filter((one) => one.batch === batch && one.subject === id)
        .map(({ weekday, startTime }) => `${weekday} ${startTime}`)
        .toSorted();
    return { made, at, left: unplacedLessons(board, placing) };
  };
  const of = (batch: number, id: number) => ({ batch, subject: id, electiveGroup: null });
  const atOnce = { kind: 'AT_ONCE', always: true, subjects: [of(1, 11), of(2, 21)] } as const;

  it('lessons of two classes stand at once, the rest of the longer subject by itself', () => {
    const subjects = [
      subject(1, 11, 3, 101),
      subject(2, 21, 4, 102),
      subject(1, 12, 8, 103),
      subject(2, 22, 8, 103),
    ];
    const { made, at, left } = found(schoolWeek(subjects, { rules: [atOnce] }));
    expect(left).toEqual([]);
    expect([at(1, 11).length, at(2, 21).length]).toEqual([3, 4]);
    expect(at(1, 11).filter((time) => !at(2, 21).includes(time))).toEqual([]);
    expect(made.find((one) => one.subject === 21)).toMatchObject({ teachers: [102], classroom: 2 });
  });

  it('what stands already in one class is joined by the other', () => {
    const locked = {
      ...of(1, 11),
      weekday: 'WED',
      classTiming: 3,
      startTime: '09:45',
      endTime: '10:30',
      teachers: [101],
      classroom: 1,
      locked: true,
    } as const;
    const { at } = found(
      schoolWeek([subject(1, 11, 1, 101), subject(2, 21, 1, 102)], { rules: [atOnce], standing: [locked] }),
    );
    expect(at(2, 21)).toEqual(['WED 09:45']);
  });

  it('classes that have no period in common are told so', () => {
    const week = schoolWeek([subject(1, 11, 1, 101), subject(2, 21, 1, 102)], { rules: [atOnce] });
    const periods = week.periods.filter(({ batch, weekday }) => (batch === 1) === (weekday === 'MON'));
    const { left } = found({ ...week, periods });
    expect(
      left.map(({ batch, reasons, helps }) => [batch, reasons[0]?.reason, helps[0]?.changes[0]?.change]),
    ).toEqual([
      [1, 'NOT_AT_ONCE', 'NOT_AT_ONCE'],
      [2, 'NOT_AT_ONCE', 'NOT_AT_ONCE'],
    ]);
  });

  it('classes with the same teacher are not taught at once', () => {
    const { left } = found(schoolWeek([subject(1, 11, 1, 101), subject(2, 21, 1, 101)], { rules: [atOnce] }));
    expect(left.map(({ reasons }) => reasons[0]?.reason)).toEqual(['NOT_AT_ONCE', 'NOT_AT_ONCE']);
  });

  it('subjects stand on other days, always or where it can be', () => {
    const subjects = [subject(1, 11, 2, 101), subject(1, 12, 2, 102)];
    const days = (always: boolean, lessons = subjects) => {
      const rules = [{ kind: 'OTHER_DAYS', always, subjects: [of(1, 11), of(1, 12)] } as const];
      const { at, left } = found(schoolWeek(lessons, { rules }));
      const [one, other] = [11, 12].map((id) => new Set(at(1, id).map((time) => time.slice(0, 3))));
      return { shared: [...(one ?? [])].filter((day) => other?.has(day)), left };
    };
    expect(days(true)).toEqual({ shared: [], left: [] });
    expect(days(false)).toEqual({ shared: [], left: [] });
    const full = days(
      true,
      [subject(1, 11, 5, 101), subject(1, 12, 1, 102)].map((one) => ruled(one, { perDay: 1 })),
    );
    expect(full.left).toMatchObject([
      {
        lessons: 1,
        reasons: [{ reason: 'SUBJECT_APART' }],
        helps: [{ changes: [{ change: 'SUBJECT_APART' }] }],
      },
    ]);
  });

  it('a teacher comes on so many days at most', () => {
    const teachers = [{ id: 101, perDay: null, perWeek: null, mostDays: 2, hours: [] }];
    const { made } = found(schoolWeek([subject(1, 11, 4, 101), subject(2, 21, 4, 101)], { teachers }));
    expect(made).toHaveLength(8);
    expect(new Set(made.map(({ weekday }) => weekday)).size).toBe(2);
    const week = schoolWeek([subject(1, 11, 3, 101)], { teachers });
    const { left } = found({
      ...week,
      periods: week.periods.filter(({ classTiming }) => classTiming === 1),
    });
    expect(left).toMatchObject([
      {
        reasons: [{ reason: 'TEACHER_DAYS', teacher: 101 }],
        helps: [{ changes: [{ change: 'TEACHER_DAYS' }] }],
      },
    ]);
  });

  it('pairs that are a rule stand one after the other on a day of their own, or nowhere', () => {
    const pairs = { ...ruled(subject(1, 11, 5, 101), { keepsPairs: true }), inPairs: true };
    const { at, left } = found(schoolWeek([pairs, subject(1, 12, 12, 102)], { subjectPerDay: 4 }));
    expect(left).toEqual([]);
    const counts = days.map((day) => at(1, 11).filter((time) => time.startsWith(day)).length);
    expect(counts.toSorted()).toEqual([0, 0, 1, 2, 2]);
    const week = schoolWeek([pairs]);
    const alone = found({ ...week, periods: week.periods.filter(({ classTiming }) => classTiming === 1) });
    expect(alone.left).toMatchObject([
      {
        lessons: 4,
        reasons: [{ reason: 'NO_PAIR' }],
        helps: [{ changes: [{ change: 'SINGLE_LESSONS' }] }, {}],
      },
    ]);
  });
});
