/** Something that must never be true of the rows, expressed as a query that must return none. */
export interface HealthCheck {
  /** `orphans employee.department_id`: the kind of check, then what it looks at. */
  readonly name: string;
  /** Each row names a faulty record: `id`, and what is wrong with it in further columns. */
  readonly query: string;
  /** The table without whose rows nothing can be wrong; if omitted, the check always runs. */
  readonly table?: string;
}
