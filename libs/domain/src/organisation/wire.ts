export interface AuditAnswer {
  readonly id: number;
  readonly at: string;
  readonly by: { readonly id: number | null; readonly name: string };
  readonly address: string;
  readonly resource: string;
  readonly record: number | null;
  /** What the record is called today; nothing where it is gone or not for this reader. */
  readonly title?: string;
  readonly verb: string;
  readonly changes: readonly {
    readonly field: string;
    /** The value that stood in the field. */
    readonly old: unknown;
    /** The value that stands in the field since. */
    readonly new: unknown;
    /** There are values, but not for this reader. */
    readonly hidden?: true;
  }[];
}

export interface DataOverview {
  /** Bytes with indexes; rows as the database counts its writes, which is near the truth. */
  readonly tables: readonly { readonly name: string; readonly rows: number; readonly bytes: number }[];
  readonly databaseBytes: number;
  readonly files: { readonly count: number; readonly bytes: number; readonly unattached: number };
  readonly jobs: readonly { readonly kind: string; readonly state: string; readonly count: number }[];
  readonly outbox: readonly { readonly state: string; readonly count: number }[];
  readonly migrations: number;
  readonly resources: number;
}

/** An institute of the installation besides the first one. */
export interface Branch {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly active: boolean;
  readonly ready: boolean;
}
