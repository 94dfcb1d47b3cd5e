import type { Principal } from '../access/access.ts';
import type { CallAt } from '../call/address.ts';
import type { Fields, Tone } from '../field/definition.ts';
import type { Expression } from '../tree/expression.ts';
import type { AskedConditions } from './field-conditions.ts';
import type { Whose } from './whose.ts';

/** What actions and moves have in common. */
interface Verbal {
  readonly label: string;
  readonly access: readonly Principal[];
  /** A confirmation prompt before it runs. */
  readonly confirm?: string;
  /** A small form filled in before it runs. */
  readonly ask?: Fields;
  /** When fields of that form are shown and when they are required, evaluated over the form and the record. */
  readonly askWhen?: Readonly<Record<string, AskedConditions | undefined>>;
  readonly tone?: Tone;
}
export interface Action extends Verbal {
  readonly on: 'row' | 'selection' | 'list';
  /** Shown only for rows that match. */
  readonly when?: Expression;
  /** Users do it for themselves: administrators have it only where they are named, not because they may do everything. */
  readonly forOneself?: boolean;
  /** Figures in its answer that are reported when it is done: how many records it covered, how many it left out. */
  readonly answer?: Fields;
  /** Another record takes the place of this one, and its page is opened: the answer names it, `{id}`. */
  readonly goesOn?: boolean;
  /** Its answer is for one-time use and stored nowhere: a repeated request runs it again. */
  readonly fleeting?: boolean;
}
export interface Transition<S extends string = string, F extends string = string> extends Verbal {
  readonly from: readonly S[];
  readonly to: S;
  /** Offered and allowed only for rows that match, in addition to their state. */
  readonly when?: Expression;
  /** Whose it is, among those who have it: not offered to anyone else, and refused. */
  readonly whose?: Whose<F>;
  /** Other states that the move may end in, if its behaviour so decides: partly issued instead of approved. */
  readonly or?: readonly S[];
  /** Addresses at which clients know the move, in addition to its own: `PUT paySlip/approve/:id`. */
  readonly at?: CallAt | readonly CallAt[];
}
/** States of a choice field and the moves between them; an unlisted move returns 409. */
export interface Lifecycle<F extends string, S extends string = string> {
  readonly field: F;
  readonly initial: S;
  /** States in which the creator of a record may start it; by default it starts in `initial` only. */
  readonly starts?: readonly S[];
  readonly transitions: Readonly<Record<string, Transition<S, F>>>;
}
