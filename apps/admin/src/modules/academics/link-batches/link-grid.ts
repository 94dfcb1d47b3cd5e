/** A subject of a course, as the grid shows it. */
export interface CourseSubject {
  readonly id: number;
  readonly code: string;
  readonly name: string;
}
/** A subject that a batch has, from the course or its own. */
export interface BatchSubject {
  readonly id: number;
  readonly batch: number;
  readonly code: string;
  readonly name: string;
  readonly courseSubject: number | null;
}
/** The cell where a subject and a batch meet. */
export type Cell =
  | { readonly state: 'LINKED'; readonly subject: number }
  | { readonly state: 'OWN' }
  | { readonly state: 'FREE' };
export interface Link {
  readonly batch: number;
  readonly courseSubjects: readonly number[];
}

const bare = (text: string): string => text.trim().toLowerCase();
export const placeOf = (courseSubject: number, batch: number): string => `${courseSubject}/${batch}`;

/** Every subject of the course in every batch: linked, present under its own code or name, or missing. */
export const cellsOf = (
  rows: readonly CourseSubject[],
  batches: readonly { readonly id: number }[],
  subjects: readonly BatchSubject[],
): ReadonlyMap<string, Cell> => {
  const cellOf = (row: CourseSubject, batch: number): Cell => {
    const present = subjects.filter((subject) => subject.batch === batch);
    const linked = present.find(({ courseSubject }) => courseSubject === row.id);
    if (linked) return { state: 'LINKED', subject: linked.id };
    const isTaken = present.some(
      ({ code, name }) => bare(code) === bare(row.code) || bare(name) === bare(row.name),
    );
    return { state: isTaken ? 'OWN' : 'FREE' };
  };
  return new Map(rows.flatMap((row) => batches.map(({ id }) => [placeOf(row.id, id), cellOf(row, id)])));
};

/** The changes requested by the toggled ticks, in the form the call expects. @param turned places as named by `placeOf` */
export const changesOf = (
  rows: readonly CourseSubject[],
  batches: readonly { readonly id: number }[],
  cells: ReadonlyMap<string, Cell>,
  turned: ReadonlySet<string>,
): { readonly links: readonly Link[]; readonly unlink: readonly number[]; readonly added: number } => {
  const links = batches.flatMap(({ id }): Link[] => {
    const courseSubjects = rows
      .filter((row) => turned.has(placeOf(row.id, id)) && cells.get(placeOf(row.id, id))?.state === 'FREE')
      .map((row) => row.id);
    return courseSubjects.length > 0 ? [{ batch: id, courseSubjects }] : [];
  });
  const unlink = [...turned].flatMap((place) => {
    const cell = cells.get(place);
    return cell?.state === 'LINKED' ? [cell.subject] : [];
  });
  return { links, unlink, added: links.reduce((sum, { courseSubjects }) => sum + courseSubjects.length, 0) };
};
