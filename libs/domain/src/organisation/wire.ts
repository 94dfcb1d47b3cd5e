export interface AuditAnswer {
  readonly id: number;
  readonly at: string;
  readonly by: { readonly id: number | null; readonly name: string };
  readonly address: string;
  readonly resource: string;
  readonly record: number | null;
  /** The current name of the record; undefined where it is gone or hidden from this reader. */
  readonly title?: string;
  readonly verb: string;
  readonly changes: readonly {
    readonly field: string;
    /** The previous value of the field. */
    readonly old: unknown;
    /** The new value of the field. */
    readonly new: unknown;
    /** There are values, but this reader may not see them. */
    readonly hidden?: true;
  }[];
}

export interface DataOverview {
  /** Bytes including indexes; rows as the database counts its writes, which is approximate. */
  readonly tables: readonly { readonly name: string; readonly rows: number; readonly bytes: number }[];
  readonly databaseBytes: number;
  readonly files: { readonly count: number; readonly bytes: number; readonly unattached: number };
  readonly jobs: readonly { readonly kind: string; readonly state: string; readonly count: number }[];
  readonly outbox: readonly { readonly state: string; readonly count: number }[];
  readonly migrations: number;
  readonly resources: number;
}

/** A further institute of the installation besides the first one. */
export interface Branch {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly active: boolean;
  readonly ready: boolean;
}
