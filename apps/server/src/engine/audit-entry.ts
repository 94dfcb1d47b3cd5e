import type { AnyResource } from '@school/kernel';

/** Old and new value by path: `name`, `address.city`, `items[12].amount`. */
export type Changes = Readonly<Record<string, readonly [before: unknown, after: unknown]>>;

/** One history line. */
export interface AuditEntry {
  readonly resource: Pick<AnyResource, 'key'>;
  readonly id: number | null;
  /** `create`, `update`, `delete`, `archive`, `restore`, `transition:<name>` or `action:<name>`. */
  readonly verb: string;
  readonly version: number | null;
  readonly changes: Changes;
}
