import { placeLessons } from '../placing/place-lessons.ts';
import { breachesOf } from '../placing/check.ts';
import type { PlacingState } from '../placing/input.ts';
import { noRules, type SubjectRules } from '../subject-rules.ts';
import { weekdayKeys } from '../weekday.ts';
import { madeLessons, overfullClasses, unplacedLessons } from './made-week.ts';
import { taskBoardOf } from './task-board.ts';
import type { TaskBoard } from './task-board.ts';
import type { SchoolWeek, TaughtSubject } from './school-week.ts';

const days = weekdayKeys.slice(0, 5);
const times = ['08:00', '08:45', '09:45', '10:30'] as const;
const ends = ['08:45', '09:30', '10:30', '11:15'] as const;

const subject = (batch: number, id: number, lessons: number, ...teachers: number[]): TaughtSubject => ({
  batch,
  subject: id,
  electiveGroup: null,
  lessons,
  teachers,
  inPairs: false,
});

const ruled = (one: TaughtSubject, rules: Partial<SubjectRules>): TaughtSubject => ({
  ...one,
  rules: { ...noRules, ...rules },
});

const schoolWeek = (subjects: readonly TaughtSubject[], more: Partial<SchoolWeek> = {}): SchoolWeek => {
  const classes = [...new Set(subjects.map(({ batch }) => batch))];
  const teachers = [...new Set(subjects.flatMap((one) => one.teachers))];
  return {
    periods: classes.flatMap((batch) =>
      days.flatMap((weekday) =>
        times.map((startTime, at) => ({
          batch,
          weekday,
          classTiming: at + 1,
          startTime,
          endTime: ends[at] ?? '',
        })),
      ),
    ),
    classes: classes.map((id) => ({ id, room: id })),
    subjects,
    teachers: teachers.map((id) => ({ id, perDay: null, perWeek: null, hours: [] })),
    standing: [],
    chosen: classes,
    subjectPerDay: 2,
    inARow: 5,
    mayExceed: true,
    seed: 1,
    ...more,
  };
};

const searched = (board: TaskBoard): PlacingState => {
  const search = placeLessons(board.input, 30_000);
  for (;;) {
    const { value, done } = search.next();
    if (done) return value;
  }
};

describe('a made week', () => {
  it('has the lessons that its classes are to be taught, and breaks no rule', () => {
    const week = schoolWeek([
      subject(1, 11, 4, 101),
      subject(1, 12, 3, 102),
      subject(2, 21, 4, 101),
      subject(2, 22, 3, 103),
    ]);
    const board = taskBoardOf(week);
    const { placing } = searched(board);
    expect(breachesOf(board.input, placing)).toEqual([]);
    const made = madeLessons(board, placing);
    expect(made.filter(({ subject: id }) => id === 21)).toHaveLength(4);
    expect(made).toHaveLength(14);
    expect(made.every(({ batch, classroom }) => batch === classroom)).toBe(true);
    expect(unplacedLessons(board, placing)).toEqual([]);
  });

  it('counts a locked lesson for its subject and stands around it', () => {
    const locked = {
      batch: 1,
      weekday: 'MON',
      classTiming: 1,
      startTime: '08:00',
      endTime: '08:45',
      subject: 11,
      electiveGroup: null,
      teachers: [101],
      classroom: 1,
      locked: true,
    } as const;
    const board = taskBoardOf(
      schoolWeek([subject(1, 11, 20, 101)], { standing: [locked], subjectPerDay: 4 }),
    );
    const made = madeLessons(board, searched(board).placing);
    expect(made).toHaveLength(19);
    expect(made.some(({ weekday, startTime }) => weekday === 'MON' && startTime === '08:00')).toBe(false);
  });

  it('names the teacher who has too much for the week, and the one who cannot', () => {
    const two = schoolWeek([subject(1, 11, 20, 101), subject(2, 21, 4, 101)], { subjectPerDay: 4 });
    const board = taskBoardOf(two);
    const { placing } = searched(board);
    const [first] = unplacedLessons(board, placing);
    expect(unplacedLessons(board, placing).reduce((sum, { lessons }) => sum + lessons, 0)).toBe(4);
    expect(first?.reasons[0]).toMatchObject({ reason: 'TEACHER_BUSY', teacher: 101 });
    const [never] = days.map((weekday) => ({ weekday, startTime: '00:00', endTime: '23:59' }));
    const away = schoolWeek([subject(1, 11, 1, 101)], {
      teachers: [
        {
          id: 101,
          perDay: null,
          perWeek: null,
          hours: days.map((weekday) => ({
            ...never,
            weekday,
            startTime: '00:00',
            endTime: '23:59',
            kind: 'NEVER',
          })),
        },
      ],
    });
    const none = taskBoardOf(away);
    expect(unplacedLessons(none, searched(none).placing)).toMatchObject([
      { lessons: 1, reasons: [{ reason: 'TEACHER_AWAY', teacher: 101, periods: 20 }] },
    ]);
  });

  it('leaves out what nobody teaches and what a grade forbids, unless the office may go beyond it', () => {
    const limited = { teachers: [{ id: 101, perDay: null, perWeek: 3, hours: [] }], mayExceed: false };
    const board = taskBoardOf(schoolWeek([subject(1, 11, 4, 101), subject(1, 12, 2)], limited));
    expect(board.leftOut.map(({ reason, lessons }) => [reason, lessons])).toEqual([
      ['WEEK_FULL', 1],
      ['NO_TEACHER', 2],
    ]);
    const free = taskBoardOf(schoolWeek([subject(1, 11, 4, 101)], { ...limited, mayExceed: true }));
    expect(free.leftOut).toEqual([]);
  });

  it('R26: knows a class that has more lessons than periods', () => {
    expect(overfullClasses(schoolWeek([subject(1, 11, 22, 101)]))).toEqual([
      { batch: 1, lessons: 22, periods: 20 },
    ]);
  });

  describe('R26: of a subject with rules of its own', () => {
    const made = (sports: Partial<SubjectRules>, lessons = 3) => {
      const week = schoolWeek([subject(1, 11, 9, 101), ruled(subject(1, 12, lessons, 102), sports)]);
      const board = taskBoardOf(week);
      const { placing } = searched(board);
      expect(breachesOf(board.input, placing)).toEqual([]);
      const found = madeLessons(board, placing).filter((one) => one.subject === 12);
      return { board, placing, found };
    };

    it('keeps its lessons in its hours, always or where it can be', () => {
      const at = (hours: SubjectRules['hours'], keepsHours = true): ReadonlySet<string> =>
        new Set(made({ hours, keepsHours }).found.map(({ startTime }) => startTime));
      expect([...at('FIRST_HALF', false)].filter((time) => time > '08:45')).toEqual([]);
      expect([...at('SECOND_HALF', false)].filter((time) => time < '09:45')).toEqual([]);
      expect(at('NOT_FIRST')).not.toContain('08:00');
      expect([...at('SECOND_HALF')].filter((time) => time < '09:45')).toEqual([]);
      expect([...at('FIRST_HALF')].filter((time) => time > '08:45')).toEqual([]);
      expect(at('NOT_LAST')).not.toContain('10:30');
    });

    it('puts no more of its lessons on a day than it says, also where more of others may be', () => {
      const days = (perDay: number | null): readonly string[] =>
        made({ perDay }, 5).found.map(({ weekday }) => weekday);
      expect(new Set(days(1)).size).toBe(5);
      const { board, placing } = made({ perDay: 1 }, 5);
      // The independent check finds a second one on a day.
      const twice = placing.map((slot, task) => (board.input.tasks[task]?.perDay === 1 ? 0 : slot));
      expect(breachesOf(board.input, twice).some((breach) => breach.includes('too many'))).toBe(true);
    });

    it('leaves a day between its lessons', () => {
      const days = made({ daysBetween: true }).found.map(({ weekday }) => weekday);
      expect(days.toSorted()).toEqual(['FRI', 'MON', 'WED']);
    });

    it('says that its hours are taken, and what would help', () => {
      const week = schoolWeek([
        ruled(subject(1, 12, 2, 102), { hours: 'FIRST_HALF', keepsHours: true }),
        ruled(subject(1, 11, 9, 101), { hours: 'FIRST_HALF', keepsHours: true }),
      ]);
      const board = taskBoardOf(week);
      const { placing } = searched(board);
      expect(unplacedLessons(board, placing)).toMatchObject([
        {
          lessons: 1,
          reasons: [{ reason: 'SUBJECT_HOURS' }],
          helps: [{ lessons: 1, changes: [{ change: 'SUBJECT_HOURS' }] }],
        },
      ]);
    });
  });

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
});
