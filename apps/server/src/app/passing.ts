/**
 * Those who come and go in great number and stay briefly: each stands in a place that the next one takes over.
 *
 * A set would do, were it not for how it makes room: it moves to a new table every few dozen entries, and the outgrown
 * one, which leads to the next, keeps what was in it from the collector of young objects. A third of all requests then
 * lived until the next collection of everything.
 */
export class Passing<T extends object> {
  private readonly places: (T | undefined)[] = [];
  private readonly free: number[] = [];

  /** Gives what lets the one go; saying it again changes nothing. */
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

  /** Those who are here, in no order. */
  present(): readonly T[] {
    return this.places.filter((one) => one !== undefined);
  }
}
