import type { Principal } from '../access/access.ts';
import type { Expression } from '../tree/expression.ts';

/** Rows of another resource that reference this one, shown in a tab. */
export interface RelatedList {
  readonly key: string;
  readonly label: string;
  readonly resource: string;
  readonly via: string;
  /** Shown for records that match; others see the tab only as one of `always`. */
  readonly when?: Expression;
  readonly always?: readonly Principal[];
}
