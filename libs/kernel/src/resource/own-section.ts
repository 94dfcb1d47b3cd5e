import type { Principal } from '../access/access.ts';
import type { Filter } from '../tree/filter.ts';

/** A hand-written part of a form, of the page of a record or of a list, bound by its key in the admin. */
export interface OwnSection {
  readonly key: string;
  readonly on: 'form' | 'show' | 'list';
  /** By default anyone who sees the rest. */
  readonly access?: readonly Principal[];
  /** It concerns the viewer personally: administrators see it where they are named, not because they may see everything. */
  readonly forOneself?: boolean;
}

/** A step alongside the fields of the record, available once the record exists. */
export interface OwnStep {
  /** Key of the component. */
  readonly key: string;
  readonly access: readonly Principal[];
  /** The step is left out until such a record exists. */
  readonly needs?: { readonly resource: string; readonly filter: Filter };
}
