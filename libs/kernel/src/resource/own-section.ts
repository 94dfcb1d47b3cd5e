import type { Principal } from '../access/access.ts';
import type { Filter } from '../tree/filter.ts';

/** A part of a form, of the page of a record or of a list that is written by hand, bound by its key in the admin. */
export interface OwnSection {
  readonly key: string;
  readonly on: 'form' | 'show' | 'list';
  /** By default whoever sees the rest. */
  readonly access?: readonly Principal[];
  /** It is about the one who looks: administrators see it where they are named, not because they may see everything. */
  readonly forOneself?: boolean;
}

/** A step beside the fields of the record, there once the record is. */
export interface OwnStep {
  /** Key of the component. */
  readonly key: string;
  readonly access: readonly Principal[];
  /** The step is left out as long as there is no such record. */
  readonly needs?: { readonly resource: string; readonly filter: Filter };
}
