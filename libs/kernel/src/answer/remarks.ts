/** A comment on a record. Moments are ISO 8601 in UTC. */
export interface RecordComment {
  readonly id: number;
  readonly authorId: number | null;
  readonly author: string;
  readonly text: string;
  readonly at: string;
}

/** A file attached to a record. */
export interface RecordAttachment {
  readonly id: number;
  readonly name: string;
  readonly type: string;
  /** Bytes. */
  readonly size: number;
  readonly by: string;
  readonly at: string;
}

/** A remark that was added or removed: the record, and what was said or attached. */
export interface RemarkMade {
  readonly id: number;
  readonly said: string;
}
