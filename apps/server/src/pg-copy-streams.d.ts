declare module 'pg-copy-streams' {
  import type { Readable, Writable } from 'node:stream';
  import type { Submittable } from 'pg';

  /** A COPY … FROM STDIN that is written to. */
  export function from(sql: string): Writable & Submittable;
  /** A COPY … TO STDOUT that is read from. */
  export function to(sql: string): Readable & Submittable;
}
