import { copyable, hallsFor, seatName, seatNewcomers, spreadSeats } from './seating.ts';
import type { HallGrid, PaperTaker, SeatPlace } from './seating.ts';

const hall = (id: number, rows: number, columns: number): HallGrid => ({ id, rows, columns });

/** Takers of papers, a given number of each. */
const takersOf = (...sizes: readonly number[]): readonly PaperTaker[] =>
  sizes.flatMap((size, paper) =>
    Array.from({ length: size }, (_, at) => ({
      student: paper * 1_000 + at + 1,
      exam: paper + 1,
      paper: `paper ${paper}`,
    })),
  );

const places = (seats: readonly SeatPlace[]): number =>
  new Set(seats.map(({ hall: id, row, column }) => `${id}/${row}/${column}`)).size;

/** Numbers below a bound, the same ones on every run. */
const numbers = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
};

describe('Seats of an exam', () => {
  it('are given once each, and to everybody while there are enough', () => {
    const { seats, without } = spreadSeats([hall(1, 5, 6), hall(2, 4, 4)], takersOf(20, 15, 9));
    expect([seats.length, places(seats), without.length]).toEqual([44, 44, 0]);
    expect(new Set(seats.map(({ student }) => student)).size).toBe(44);
    expect(
      seats.every(({ hall: id, row, column }) =>
        id === 1 ? row <= 5 && column <= 6 : row <= 4 && column <= 4,
      ),
    ).toBe(true);
  });

  it('keep two papers apart in a hall that is full', () => {
    expect(copyable(spreadSeats([hall(1, 6, 6)], takersOf(18, 18)).seats)).toEqual([]);
  });

  it('keep one paper apart while half of the seats are free', () => {
    expect(copyable(spreadSeats([hall(1, 6, 5)], takersOf(15)).seats)).toEqual([]);
  });

  it('keep papers apart across as well where four of them share a hall', () => {
    const { seats } = spreadSeats([hall(1, 6, 6)], takersOf(9, 9, 9, 9));
    const papers = new Map(seats.map(({ row, column, paper }) => [`${row}/${column}`, paper]));
    const across = seats.filter(
      ({ row, column, paper }) =>
        papers.get(`${row + 1}/${column + 1}`) === paper || papers.get(`${row + 1}/${column - 1}`) === paper,
    );
    expect(across).toEqual([]);
  });

  it('keep papers apart in two hundred schools, as long as none is more than half', () => {
    const next = numbers(7);
    for (let at = 0; at < 200; at += 1) {
      const halls = Array.from({ length: 1 + next(4) }, (_, id) => hall(id + 1, 3 + next(6), 3 + next(6)));
      const free = halls.reduce((sum, { rows, columns }) => sum + Math.floor((rows * columns) / 2) * 2, 0);
      const sizes: number[] = [];
      let left = free;
      while (left > 0 && sizes.length < 9) {
        const size = Math.min(left, 1 + next(Math.max(1, Math.floor(free / 2) - 1)));
        sizes.push(size);
        left -= size;
      }
      const { seats, without } = spreadSeats(halls, takersOf(...sizes));
      expect(without).toEqual([]);
      expect({ halls, sizes, beside: copyable(seats).length }).toEqual({ halls, sizes, beside: 0 });
    }
  });

  it('say who would sit beside the own paper where one is more than half, and who has none where seats lack', () => {
    const { seats, without } = spreadSeats([hall(1, 4, 4)], takersOf(14, 6));
    expect([seats.length, without.length]).toEqual([16, 4]);
    expect(copyable(seats).length).toBeGreaterThan(0);
  });

  it('go to newcomers beside other papers, and nobody else moves', () => {
    const halls = [hall(1, 3, 4)];
    const { seats } = spreadSeats(halls, takersOf(4, 4));
    const late = [{ student: 9_001, exam: 1, paper: 'paper 0' }];
    const found = seatNewcomers(halls, seats, late);
    expect(found.without).toEqual([]);
    expect(places([...seats, ...found.seats])).toBe(9);
    expect(seatNewcomers([hall(1, 2, 4)], seats, takersOf(30)).without.length).toBeGreaterThan(0);
  });

  it('are taken of as many halls as are needed, the most frequent paper on half of them', () => {
    const halls = [hall(1, 4, 5), hall(2, 4, 5), hall(3, 4, 5), hall(4, 4, 5)];
    const ids = (takers: readonly PaperTaker[]): readonly number[] =>
      hallsFor(halls, takers).map(({ id }) => id);
    expect(ids(takersOf(10, 10))).toEqual([1]);
    expect(ids(takersOf(11, 9))).toEqual([1, 2]);
    expect(ids(takersOf(30))).toEqual([1, 2, 3]);
    expect(ids(takersOf(60, 60))).toEqual([1, 2, 3, 4]);
    expect(ids([])).toEqual([]);
  });

  it('have names that people find: the row as a letter, the seat as a number', () => {
    expect(seatName({ row: 1, column: 1 })).toBe('A1');
    expect(seatName({ row: 3, column: 12 })).toBe('C12');
    expect(seatName({ row: 27, column: 2 })).toBe('AA2');
  });
});
