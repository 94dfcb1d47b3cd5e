/** A place in a room: rows are counted from the front, columns from the left, both from 1. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** Who sits where in a room with a given number of rows and columns. */
export interface Arrangement {
  readonly rows: number;
  readonly columns: number;
  /** Places by person; anyone not listed has no seat. */
  readonly seats: ReadonlyMap<number, Place>;
}

const isAt = (place: Place, { row, column }: Place): boolean => place.row === row && place.column === column;

/** The person at a place, undefined for a free seat. */
export const personAt = ({ seats }: Arrangement, place: Place): number | undefined =>
  [...seats].find(([, seat]) => isAt(seat, place))?.[0];

/** All places, row by row from the front. */
export const placesOf = ({ rows, columns }: Pick<Arrangement, 'rows' | 'columns'>): readonly Place[] =>
  Array.from({ length: rows * columns }, (_, at) => ({
    row: Math.floor(at / columns) + 1,
    column: (at % columns) + 1,
  }));

/** Seats a person; whoever sits there gets the vacated seat, or none. */
export const seated = (arrangement: Arrangement, person: number, place: Place): Arrangement => {
  const seats = new Map(arrangement.seats);
  const other = personAt(arrangement, place);
  const former = seats.get(person);
  if (other !== undefined && other !== person) {
    if (former) seats.set(other, former);
    else seats.delete(other);
  }
  return { ...arrangement, seats: seats.set(person, place) };
};

/** Removes a seat. */
export const unseated = (arrangement: Arrangement, person: number): Arrangement => {
  const seats = new Map(arrangement.seats);
  seats.delete(person);
  return { ...arrangement, seats };
};

/** Changes the number of rows or columns; people whose seat is outside them lose it. */
export const resized = (
  arrangement: Arrangement,
  { rows, columns }: Pick<Arrangement, 'rows' | 'columns'>,
): Arrangement => ({
  rows,
  columns,
  seats: new Map([...arrangement.seats].filter(([, place]) => place.row <= rows && place.column <= columns)),
});

/** Assigns free seats to those without one, in order. */
export const filled = (arrangement: Arrangement, people: readonly number[]): Arrangement => {
  const free = placesOf(arrangement).filter((place) => personAt(arrangement, place) === undefined);
  const seats = new Map(arrangement.seats);
  const waiting = people.filter((person) => !seats.has(person));
  for (const [at, place] of free.entries()) {
    const person = waiting[at];
    if (person !== undefined) seats.set(person, place);
  }
  return { ...arrangement, seats };
};

/** Leaves out people who are no longer there. */
export const amongOnly = (arrangement: Arrangement, people: readonly number[]): Arrangement => {
  const known = new Set(people);
  return {
    ...arrangement,
    seats: new Map([...arrangement.seats].filter(([person]) => known.has(person))),
  };
};

/** Where an arrow key leads from a place; undefined at the edge and for other keys. */
export const placeBeside = (
  { rows, columns }: Pick<Arrangement, 'rows' | 'columns'>,
  { row, column }: Place,
  key: string,
): Place | undefined => {
  const next = {
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
  }[key];
  const isInside = next && next.row >= 1 && next.row <= rows && next.column >= 1 && next.column <= columns;
  return isInside ? next : undefined;
};
