import { array, assert, boolean, integer, nat, option, property, record, uniqueArray } from 'fast-check';
import { breachesOf } from './check.ts';
import type { PlacedTask, PlacingInput, PlacingState, Slot } from './input.ts';
import { placeLessons } from './place-lessons.ts';

const week = (days: number, periods: number): readonly Slot[] =>
  Array.from({ length: days * periods }, (_, index) => {
    const ordinal = index % periods;
    return { day: Math.floor(index / periods), ordinal, start: 480 + ordinal * 45, end: 525 + ordinal * 45 };
  });

const runOf = (input: PlacingInput, most = 60_000): PlacingState => {
  const search = placeLessons(input, most);
  for (;;) {
    const { value, done } = search.next();
    if (done) return value;
  }
};

/** A school of `batches` classes, each with the subjects, taught in turn by as many teachers as are needed. */
const school = (batches: number, subjects: readonly number[], load: number, seed = 1): PlacingInput => {
  const slots = week(5, 8);
  const all = slots.map((_, index) => index);
  const tasks: PlacedTask[] = [];
  const given: number[] = [];
  let first = 0;
  subjects.forEach((count, at) => {
    const each = Math.max(1, Math.floor(load / count));
    for (let batch = 0; batch < batches; batch += 1) {
      const teacher = first + Math.floor(batch / each);
      given[teacher] = (given[teacher] ?? 0) + count;
      const subject = batch * subjects.length + at;
      for (let lesson = 0; lesson < count; lesson += 1) {
        tasks.push({ batch, subject, teachers: [teacher], room: null, slots: all });
      }
    }
    first += Math.ceil(batches / each);
  });
  return {
    slots,
    days: 5,
    batches,
    rooms: 0,
    teachers: given.map(() => ({ perDay: 7, never: [], ratherNot: [] })),
    tasks,
    subjectPerDay: 2,
    inARow: 5,
    seed,
  };
};

const task = record({
  batch: nat(3),
  subject: nat(9),
  teachers: uniqueArray(nat(4), { maxLength: 2 }),
  room: option(nat(2)),
  fixed: option(nat(19), { nil: undefined, freq: 6 }),
  inPairs: boolean(),
  inTwo: boolean(),
  beside: option(record({ batch: nat(3), subject: integer({ min: 10, max: 14 }), room: option(nat(2)) }), {
    nil: undefined,
    freq: 5,
  }),
});

describe('lessons that are placed', () => {
  it('keep every rule, whatever is asked, also where not all of them fit', () => {
    const teachers = array(
      record({
        perDay: option(integer({ min: 1, max: 4 })),
        never: uniqueArray(nat(19), { maxLength: 6 }),
        ratherNot: uniqueArray(nat(19), { maxLength: 4 }),
        mostDays: option(integer({ min: 1, max: 4 })),
      }),
      { minLength: 5, maxLength: 5 },
    );
    assert(
      property(array(task, { maxLength: 60 }), teachers, nat(), boolean(), (given, people, seed, mixed) => {
        const plain = week(5, 4);
        // Two bell schedules whose periods overlap in time.
        const slots = mixed
          ? plain.map((slot, index) =>
              index % 2 ? { ...slot, start: slot.start + 20, end: slot.end + 20 } : slot,
            )
          : plain;
        const all = slots.map((_, index) => index);
        // The next period of the day, which in the mixed week is that of the same bell schedule.
        const pairs = all.filter((slot) => slot % 4 < (mixed ? 2 : 3));
        const step = mixed ? 2 : 1;
        const tasks = given.map(({ fixed, inTwo, beside, ...one }) => ({
          ...one,
          slots: inTwo && fixed === undefined ? pairs : all,
          ...(inTwo && fixed === undefined
            ? { length: 2, cells: pairs.map((slot) => [slot, slot + step]) }
            : {}),
          ...(fixed === undefined && beside ? { beside: [beside] } : {}),
          ...(fixed === undefined ? {} : { fixed }),
        }));
        const input = {
          slots,
          days: 5,
          batches: 4,
          rooms: 3,
          teachers: people,
          tasks,
          subjectPerDay: 2,
          inARow: 3,
          apart: [
            { subjects: [0, 1, 2], always: true },
            { subjects: [3, 4], always: false },
          ],
          seed,
        };
        const { placing, unplaced } = runOf(input, 1_500);
        expect(breachesOf(input, placing)).toEqual([]);
        expect(unplaced).toBe(placing.filter((slot) => slot < 0).length);
      }),
      { numRuns: 60 },
    );
  });

  it('are the same for the same seed', () => {
    const input = school(6, [6, 6, 5, 5, 3], 26, 42);
    expect(runOf(input, 20_000)).toEqual(runOf(input, 20_000));
  });

  it('all stand in a school of 36 classes, and the wishes weigh less than at first', () => {
    const input = school(36, [6, 6, 5, 5, 3, 4, 3], 30);
    const search = placeLessons(input, 120_000);
    let first: PlacingState | undefined;
    let last: PlacingState | undefined;
    for (const state of search) {
      if (state.unplaced === 0) first ??= state;
      last = state;
    }
    expect(input.tasks).toHaveLength(1152);
    expect(last?.unplaced).toBe(0);
    expect(breachesOf(input, last?.placing ?? [])).toEqual([]);
    expect(last?.cost ?? 0).toBeLessThan((first?.cost ?? 0) / 2);
  });

  it('leave fixed lessons where they are, and tell which do not fit', () => {
    const slots = week(1, 2);
    const lesson = { batch: 0, teachers: [0], room: null, slots: [0, 1] };
    const input: PlacingInput = {
      slots,
      days: 1,
      batches: 1,
      rooms: 0,
      teachers: [{ perDay: null, never: [], ratherNot: [] }],
      tasks: [
        { ...lesson, subject: 0, fixed: 1 },
        { ...lesson, subject: 1 },
        { ...lesson, subject: 2 },
      ],
      subjectPerDay: 2,
      inARow: 5,
      seed: 3,
    };
    const { placing, unplaced } = runOf(input, 2_000);
    expect(placing[0]).toBe(1);
    expect(unplaced).toBe(1);
  });

  it('end at once where nothing is left to be wished for', () => {
    const lesson = { batch: 0, subject: 0, teachers: [0], room: null, slots: [0, 1, 2] };
    const { unplaced, cost, steps } = runOf(
      {
        ...school(1, [], 1),
        slots: week(3, 1),
        days: 3,
        teachers: [{ perDay: null, never: [], ratherNot: [] }],
        tasks: [lesson, lesson, lesson],
      },
      2_000_000,
    );
    expect([unplaced, cost]).toEqual([0, 0]);
    expect(steps).toBeLessThan(100);
  });

  describe('are judged by a check of its own, which finds', () => {
    const slots = week(2, 3);
    const lesson: PlacedTask = { batch: 0, subject: 0, teachers: [0], room: null, slots: [0, 1, 2, 3, 4, 5] };
    const other: PlacedTask = { ...lesson, batch: 1, subject: 1, teachers: [1] };
    const inTwo: PlacedTask = {
      ...lesson,
      length: 2,
      slots: [0, 1, 3, 4],
      cells: [
        [0, 1],
        [1, 2],
        [3, 4],
        [4, 5],
      ],
    };
    const judged = (
      tasks: readonly PlacedTask[],
      placing: readonly number[],
      more: Partial<PlacingInput> = {},
    ) =>
      breachesOf(
        {
          slots,
          days: 2,
          batches: 3,
          rooms: 2,
          teachers: [0, 1].map(() => ({ perDay: 2, never: [5], ratherNot: [], mostDays: 1 })),
          tasks,
          subjectPerDay: 2,
          inARow: 5,
          seed: 1,
          ...more,
        },
        placing,
      );

    it.each<readonly [string, readonly PlacedTask[], readonly number[], string]>([
      ['a teacher on too many days', [lesson, { ...lesson, subject: 2 }], [0, 3], 'teacher 0: too many days'],
      ['the second hour of a pair in which its teacher cannot', [inTwo], [4], '0: teacher 0 cannot'],
      [
        'a pair beside a lesson in its second hour',
        [inTwo, { ...lesson, subject: 2, teachers: [] }],
        [0, 1],
        'class 0: 0 and 1',
      ],
      [
        'a second pair on a day',
        [inTwo, inTwo, inTwo, { ...inTwo, teachers: [] }],
        [0, -1, -1, 0],
        'class 0: 0 and 3',
      ],
      [
        'a class that is taught something else, of two that are taught at once',
        [{ ...lesson, beside: [{ batch: 1, subject: 1, room: null }] }, other],
        [0, 0],
        'class 1: 0 and 1',
      ],
      [
        'a room that is taken, of a class that is taught at once',
        [
          { ...lesson, beside: [{ batch: 1, subject: 1, room: 1 }] },
          { ...other, batch: 2, room: 1 },
        ],
        [0, 0],
        'room 1: 0 and 1',
      ],
    ])('%s', (_, tasks, placing, breach) => {
      expect(judged(tasks, placing)).toContain(breach);
    });

    it('subjects on one day that never share one', () => {
      const tasks = [lesson, { ...lesson, subject: 1 }];
      const apart = (always: boolean) => ({ apart: [{ subjects: [0, 1], always }] });
      expect(judged(tasks, [0, 1], apart(true))).toEqual(['subjects 0, 1: together on 0']);
      expect(judged(tasks, [0, 1], apart(false))).toEqual([]);
    });
  });
});
