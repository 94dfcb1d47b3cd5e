import { breachesOf } from '../placing/check.ts';
import type { SubjectRules } from '../subject-rules.ts';
import { madeLessons, overfullClasses, unplacedLessons } from './made-week.ts';
import { days, ruled, schoolWeek, searched, subject } from './made-week.fixture.ts';
import { taskBoardOf } from './task-board.ts';

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
});
