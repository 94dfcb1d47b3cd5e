import type { Principal } from '../access/access.ts';
import type { Fields, Tone } from '../field/definition.ts';
import type { Expression } from '../tree/expression.ts';
import type { AskedConditions } from './field-conditions.ts';
import type { CalledAt } from '../call/address.ts';

/** Rows of an answer, as a table shows them. */
export interface OfferedList {
  readonly label?: string;
  readonly fields: Fields;
}

/**
 * An operation as the screens of its resource offer it: a button where `when` holds, its input form, its call. The
 * catalogue adds it to the definition of the resource, so that it reaches the browser with it.
 */
export interface OfferedOperation extends CalledAt {
  readonly key: string;
  /** It disappears where the institution has switched its module off. */
  readonly module: string;
  readonly label: string;
  readonly description?: string;
  readonly confirm?: string;
  readonly tone?: Tone;
  readonly takes: 'one' | 'several';
  readonly when?: Expression;
  readonly input?: Fields;
  readonly conditions?: Readonly<Record<string, AskedConditions | undefined>>;
  /** It takes the version of the record as seen, and refuses an older one. */
  readonly versioned?: boolean;
  readonly access: readonly Principal[];
  readonly forOneself?: boolean;
  readonly preview?: boolean;
  /** What a preview shows. */
  readonly answer?: Fields;
  /** Lists that a preview shows below its facts. */
  readonly lists?: Readonly<Record<string, OfferedList>>;
  readonly job?: boolean;
  readonly done?: string;
}
