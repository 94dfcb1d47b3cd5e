/** A file as the calls give it. */
export interface StoredFile {
  readonly id: number;
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

/** A file that is sound: recorded in the browser or chosen, and heard where it stands. */
export interface SoundFile {
  /** How long a recording lasts at most. */
  readonly seconds: number;
  /** Call by which the record, whose id is added, is told that it is played. */
  readonly heardAt?: string;
}
