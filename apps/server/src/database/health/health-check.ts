/** Something that must never be true of the rows, said as a query that must answer none. */
export interface HealthCheck {
  /** `orphans employee.department_id`: the kind of check, then what it looks at. */
  readonly name: string;
  /** Each row names a wrong record: `id`, and what is wrong with it in further columns. */
  readonly query: string;
  /** The table without whose rows nothing can be wrong; without it the check is always run. */
  readonly table?: string;
}
