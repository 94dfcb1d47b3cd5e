/**
 * Many short-lived entries that come and go: each occupies a place that the next one takes over.
 *
 * A set would do, were it not for how it makes room: it moves to a new table every few dozen entries, and the outgrown one,
 * which points to the next, keeps its contents from the young-generation collector. A third of all requests then lived
 * until the next full collection.
 */
export class Passing<T extends object> {
  private readonly places: (T | undefined)[] = [];
  private readonly free: number[] = [];

  /** Returns the function that releases the entry; calling it again changes nothing. */
  enter(one: T): () => void {
    const place = this.free.pop() ?? this.places.length;
    this.places[place] = one;
    let isHere = true;
    return () => {
      if (!isHere) return;
      isHere = false;
      this.places[place] = undefined;
      this.free.push(place);
    };
  }

  /** The current entries, in no particular order. */
  present(): readonly T[] {
    return this.places.filter((one) => one !== undefined);
  }
}
