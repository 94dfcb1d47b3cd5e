/** ORDER BY of a list, and the tables that it needs besides those of the rows. */
export interface Order {
  readonly joins: string;
  readonly by: string;
}
