/** Which row of the file has named a record first, so that a second one does not quietly overwrite it. */
export class NamedBefore {
  private readonly rows = new Map<string, number>();
  private readonly namesOf = new Map<number, string[]>();

  /** Notes that a row names a record; answers the row that has named it before, undefined when it is the first. */
  claim(name: string, row: number): number | undefined {
    const first = this.rows.get(name);
    if (first !== undefined) return first === row ? undefined : first;
    this.rows.set(name, row);
    this.namesOf.set(row, [...(this.namesOf.get(row) ?? []), name]);
    return undefined;
  }

  /** A row that was refused has named nothing: a later one may. */
  release(row: number): void {
    for (const name of this.namesOf.get(row) ?? []) this.rows.delete(name);
    this.namesOf.delete(row);
  }
}
