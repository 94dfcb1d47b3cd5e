import 'reflect-metadata';
import { f } from '@school/kernel';
import type { Shape } from '@school/kernel';

/** What the document of the calls says about a call that a controller answers by hand. */
export interface Description {
  /** What it does, in a few words, without a full stop. */
  readonly says: string;
  /** The properties of its body, all others are refused; or the key of a resource whose record it is. */
  readonly takes?: Shape | string;
  /** Query parameters that it reads by itself, in addition to those of a `KnownQuery`. */
  readonly asks?: readonly string[];
  /** That it answers bytes; all else that it answers the document knows from the type of its method (`npm run answers`). */
  readonly answers?: 'file';
}

const mark = 'school:described';

/**
 * Describes a call of a controller for the document of the calls. It checks nothing: the derived test holds what is
 * said here against what the call takes.
 */
export const Described =
  (says: string, more: Omit<Description, 'says'> = {}): MethodDecorator =>
  (_target, _name, descriptor) =>
    Reflect.defineMetadata(mark, { says, ...more }, descriptor.value as object);

/** What is said about the handler of a call. */
export const descriptionOf = (handler: object): Description | undefined =>
  Reflect.getMetadata(mark, handler) as Description | undefined;

/** Key in a body, for clients that cannot set the header `Idempotency-Key`. */
export const clientRequestId = f.text({
  max: 200,
  help: 'The same key and body gives the first answer again, for clients that cannot set the header',
});
