/** A file as returned by the calls. */
export interface StoredFile {
  readonly id: number;
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

/** An audio file: recorded in the browser or chosen, and played in place. */
export interface SoundFile {
  /** Maximum length of a recording. */
  readonly seconds: number;
  /** Call that notifies the record, whose id is appended, that it is being played. */
  readonly heardAt?: string;
}
