/** One kind of record that holds on to another. */
export interface Dependents {
  readonly entity: string;
  readonly label: string;
  readonly count: number;
  readonly sample: readonly string[];
}
