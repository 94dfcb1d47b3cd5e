/** Which row of the file named a record first, so that a second one does not silently overwrite it. */
export class NamedBefore {
  private readonly rows = new Map<string, number>();
  /** The first row with a name, right or wrong. */
  private readonly seen = new Map<string, number>();
  private readonly namesOf = new Map<number, string[]>();

  /** Notes that a row names a record; returns the row that named it earlier, undefined when it is the first. */
  claim(name: string, row: number): number | undefined {
    const first = this.rows.get(name);
    if (first !== undefined) return first === row ? undefined : first;
    this.rows.set(name, row);
    this.namesOf.set(row, [...(this.namesOf.get(row) ?? []), name]);
    return undefined;
  }

  /** Notes which row has a name first, whatever becomes of it; rows come in order. */
  look(name: string, row: number): void {
    if (!this.seen.has(name)) this.seen.set(name, row);
  }

  /** An earlier row that has the same name: the one that holds it, else the first. */
  before(name: string, row: number): number | undefined {
    return [this.rows.get(name), this.seen.get(name)].find((first) => first !== undefined && first < row);
  }

  /** A row that was refused has named nothing: a later one may. */
  release(row: number): void {
    for (const name of this.namesOf.get(row) ?? []) this.rows.delete(name);
    this.namesOf.delete(row);
  }
}
