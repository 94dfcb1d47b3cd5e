/** A place in a hall; rows are counted from the front and columns from the left, both from 1. */
export interface SeatPlace {
  readonly hall: number;
  readonly row: number;
  readonly column: number;
}

/** A hall with its seats. */
export interface HallGrid {
  readonly id: number;
  readonly rows: number;
  readonly columns: number;
}

/** Someone who sits an exam. Takers from several classes may have the same paper. */
export interface PaperTaker {
  readonly student: number;
  readonly exam: number;
  readonly paper: string;
}

export interface SeatedTaker extends PaperTaker, SeatPlace {}

export interface Seating {
  readonly seats: readonly SeatedTaker[];
  /** Takers without a seat. */
  readonly without: readonly PaperTaker[];
}

const letters = 26;

/** The label of a seat: the row as a letter, the seat within it as a number, `C4`; after Z comes AA. */
export const seatName = ({ row, column }: Pick<SeatPlace, 'row' | 'column'>): string => {
  const last = String.fromCodePoint(65 + ((row - 1) % letters));
  const before = Math.floor((row - 1) / letters);
  return `${before > 0 ? String.fromCodePoint(64 + before) : ''}${last}${column}`;
};

const keyOf = ({ hall, row, column }: SeatPlace): string => `${hall}/${row}/${column}`;

const cellsOf = (halls: readonly HallGrid[]): SeatPlace[] =>
  halls.flatMap(({ id, rows, columns }) =>
    Array.from({ length: rows * columns }, (_, at) => ({
      hall: id,
      row: Math.floor(at / columns) + 1,
      column: (at % columns) + 1,
    })),
  );

const beside = [
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
] as const;
const across = [
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1],
] as const;

type Papers = ReadonlyMap<string, string>;
type Steps = readonly (readonly [number, number])[];

/** How many of the surrounding seats have the same paper. */
const alike = (papers: Papers, place: SeatPlace, paper: string, steps: Steps): number =>
  steps.filter(
    ([down, right]) =>
      papers.get(keyOf({ ...place, row: place.row + down, column: place.column + right })) === paper,
  ).length;

const papersOf = (seats: readonly SeatedTaker[]): Map<string, string> =>
  new Map(seats.map((seat) => [keyOf(seat), seat.paper]));

/** Takers who have a neighbour with the same paper: to the left or right, in front or behind. */
export const copyable = (seats: readonly SeatedTaker[]): readonly SeatedTaker[] => {
  const papers = papersOf(seats);
  return seats.filter((seat) => alike(papers, seat, seat.paper, beside) > 0);
};

/** Avoiding adjacent neighbours with the same paper matters more than avoiding diagonal ones. */
const costOf = (seats: readonly SeatedTaker[]): number => {
  const papers = papersOf(seats);
  return seats.reduce(
    (sum, seat) =>
      sum + 100 * alike(papers, seat, seat.paper, beside) + alike(papers, seat, seat.paper, across),
    0,
  );
};

/**
 * Squares of one colour of a chessboard, then those of the other; in `four` each colour is split again by odd and even
 * rows.
 */
const colours = {
  two: ({ row, column }: SeatPlace): number => (row + column) % 2,
  four: ({ row, column }: SeatPlace): number => ((row + column) % 2) * 2 + (row % 2),
} as const;

/** The takers grouped by paper, the most frequent paper first; the order within a paper is kept. */
const byPaper = (takers: readonly PaperTaker[]): readonly (readonly PaperTaker[])[] => {
  const groups = new Map<string, PaperTaker[]>();
  for (const taker of takers) groups.set(taker.paper, [...(groups.get(taker.paper) ?? []), taker]);
  return [...groups.values()].toSorted((a, b) => b.length - a.length);
};

/** All rotations of the papers, each starting with a different one. */
const rotations = <T>(items: readonly T[]): readonly (readonly T[])[] =>
  items.length === 0 ? [[]] : items.map((_, at) => [...items.slice(at), ...items.slice(0, at)]);

const passes = 8;

/** The cost of a paper at a place. */
const costAt = (papers: Papers, place: SeatPlace, paper: string | undefined): number =>
  paper === undefined ? 0 : 100 * alike(papers, place, paper, beside) + alike(papers, place, paper, across);

/** The improvement when two places swap their papers; one of them may be free. */
const gain = (papers: Map<string, string>, one: SeatPlace, other: SeatPlace): number => {
  const [a, b] = [papers.get(keyOf(one)), papers.get(keyOf(other))];
  const put = (first: string | undefined, second: string | undefined): void => {
    for (const [place, paper] of [
      [one, first],
      [other, second],
    ] as const) {
      if (paper === undefined) papers.delete(keyOf(place));
      else papers.set(keyOf(place), paper);
    }
  };
  const before = costAt(papers, one, a) + costAt(papers, other, b);
  put(b, a);
  const after = costAt(papers, other, a) + costAt(papers, one, b);
  put(a, b);
  return before - after;
};

/** Takers next to the same paper swap places, also with a free one, as long as that helps. */
const repaired = (seats: readonly SeatedTaker[], cells: readonly SeatPlace[]): readonly SeatedTaker[] => {
  const taken = new Map(seats.map((seat) => [keyOf(seat), seat]));
  const papers = papersOf(seats);
  for (let pass = 0; pass < passes; pass += 1) {
    let isBetter = false;
    for (const seat of copyable([...taken.values()])) {
      const mine = papers.get(keyOf(seat));
      if (mine === undefined || alike(papers, seat, mine, beside) === 0) continue;
      const [best] = cells
        .filter((cell) => papers.get(keyOf(cell)) !== mine)
        .map((cell) => ({ cell, won: gain(papers, seat, cell) }))
        .toSorted((a, b) => b.won - a.won);
      if (!best || best.won <= 0) continue;
      const [from, to] = [keyOf(seat), keyOf(best.cell)];
      const [mover, other] = [taken.get(from), taken.get(to)];
      for (const [key, taker, { hall, row, column }] of [
        [to, mover, best.cell],
        [from, other, seat],
      ] as const) {
        if (taker) {
          taken.set(key, { ...taker, hall, row, column });
          papers.set(key, taker.paper);
        } else {
          taken.delete(key);
          papers.delete(key);
        }
      }
      isBetter = true;
    }
    if (!isBetter) break;
  }
  return [...taken.values()];
};

/**
 * Gives everyone a seat so that no neighbour to the side, in front or behind has the same paper, and as few diagonal ones as
 * possible: papers are laid on the squares of a chessboard, colour by colour. As long as the most frequent paper takes no more
 * than half of the seats, nobody sits next to their own. Takers left over when the seats are taken get none.
 */
export const spreadSeats = (halls: readonly HallGrid[], takers: readonly PaperTaker[]): Seating => {
  const cells = cellsOf(halls);
  const seated = takers.slice(0, cells.length);
  const groups = byPaper(seated);
  let best: readonly SeatedTaker[] = [];
  let lowest = Number.POSITIVE_INFINITY;
  for (const colour of Object.values(colours)) {
    const places = cells.toSorted((a, b) => colour(a) - colour(b));
    for (const order of rotations(groups)) {
      const seats = order.flat().flatMap((taker, at) => {
        const place = places[at];
        return place ? [{ ...taker, ...place }] : [];
      });
      const cost = costOf(seats);
      if (cost < lowest) [best, lowest] = [seats, cost];
    }
  }
  return { seats: repaired(best, cells), without: takers.slice(cells.length) };
};

/**
 * Seats for those who have none, with no neighbour who has the same paper as long as such seats exist; the others keep theirs.
 */
export const seatNewcomers = (
  halls: readonly HallGrid[],
  seats: readonly SeatedTaker[],
  takers: readonly PaperTaker[],
): Seating => {
  const papers = papersOf(seats);
  const cells = cellsOf(halls);
  const [added, without]: [SeatedTaker[], PaperTaker[]] = [[], []];
  for (const taker of takers) {
    const [place] = cells
      .filter((cell) => !papers.has(keyOf(cell)))
      .toSorted((a, b) => alike(papers, a, taker.paper, beside) - alike(papers, b, taker.paper, beside));
    if (!place) {
      without.push(taker);
      continue;
    }
    papers.set(keyOf(place), taker.paper);
    added.push({ ...taker, ...place });
  }
  return { seats: added, without };
};

/** As many halls, in their order, as everyone needs, with half of the seats for the most frequent paper. */
export const hallsFor = (halls: readonly HallGrid[], takers: readonly PaperTaker[]): readonly HallGrid[] => {
  const largest = Math.max(0, ...byPaper(takers).map(({ length }) => length));
  const chosen: HallGrid[] = [];
  let [seats, half] = [0, 0];
  for (const hall of halls) {
    if (seats >= takers.length && half >= largest) break;
    chosen.push(hall);
    seats += hall.rows * hall.columns;
    half += Math.ceil((hall.rows * hall.columns) / 2);
  }
  return chosen;
};
