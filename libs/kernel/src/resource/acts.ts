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
  /** A sentence to confirm before it runs. */
  readonly confirm?: string;
  /** Asked before it runs; a small form. */
  readonly ask?: Fields;
  /** When fields of that form are shown and must be filled in, over the form and the record. */
  readonly askWhen?: Readonly<Record<string, AskedConditions | undefined>>;
  readonly tone?: Tone;
}
export interface Action extends Verbal {
  readonly on: 'row' | 'selection' | 'list';
  /** Shown only for rows that hold. */
  readonly when?: Expression;
  /** One does it for oneself: administrators have it where they are named, not because they may do everything. */
  readonly forOneself?: boolean;
  /** Figures that it answers, which are said when it is done: how many it was about, how many it left out. */
  readonly answer?: Fields;
  /** Another record goes on in the place of this one, whose page leads there: the answer names it, `{id}`. */
  readonly goesOn?: boolean;
  /** What it answers is for this one time and kept nowhere: a request that comes again runs it again. */
  readonly fleeting?: boolean;
}
export interface Transition<S extends string = string, F extends string = string> extends Verbal {
  readonly from: readonly S[];
  readonly to: S;
  /** Offered and allowed only for rows that hold, besides their state. */
  readonly when?: Expression;
  /** Whose it is, of those who have it: offered to nobody else, and refused. */
  readonly whose?: Whose<F>;
  /** Other states that the move may end in, when its behaviour finds so: partly issued in place of approved. */
  readonly or?: readonly S[];
  /** Addresses at which clients know the move, besides its own: `PUT paySlip/approve/:id`. */
  readonly at?: CallAt | readonly CallAt[];
}
/** States of a choice field and the moves between them; a move that is not listed answers 409. */
export interface Lifecycle<F extends string, S extends string = string> {
  readonly field: F;
  readonly initial: S;
  /** States that a new record may be put into by whoever makes it; by default it begins in `initial` and nothing else. */
  readonly starts?: readonly S[];
  readonly transitions: Readonly<Record<string, Transition<S, F>>>;
}
