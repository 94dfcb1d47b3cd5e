/** One kind of record that depends on another. */
export interface Dependents {
  readonly entity: string;
  readonly label: string;
  readonly count: number;
  readonly sample: readonly string[];
}
