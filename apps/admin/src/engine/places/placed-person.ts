import type { StoredFile } from '@school/kernel';

/** A person who can have a place. */
export interface PlacedPerson {
  readonly id: number;
  readonly name: string;
  readonly photo: StoredFile | undefined;
}
