import 'reflect-metadata';
import { f } from '@school/kernel';
import type { Shape } from '@school/kernel';

/** What the API document says about a call that a controller answers by hand. */
export interface Description {
  /** What it does, in a few words, without a full stop. */
  readonly says: string;
  /** The properties of its body, all others are refused; or the key of the resource whose record it is. */
  readonly takes?: Shape | string;
  /** Query parameters that it reads itself, in addition to those of a `KnownQuery`. */
  readonly asks?: readonly string[];
  /**
   * That it answers bytes; everything else about its answer the document takes from the type of its method (`npm run
   * answers`).
   */
  readonly answers?: 'file';
}

const mark = 'school:described';

/**
 * Describes a controller's call for the API document. It checks nothing: the derived test compares what is said here with
 * what the call accepts.
 */
export const Described =
  (says: string, more: Omit<Description, 'says'> = {}): MethodDecorator =>
  (_target, _name, descriptor) =>
    Reflect.defineMetadata(mark, { says, ...more }, descriptor.value as object);

/** The description attached to the handler of a call. */
export const descriptionOf = (handler: object): Description | undefined =>
  Reflect.getMetadata(mark, handler) as Description | undefined;

/** Key in a body, for clients that cannot set the header `Idempotency-Key`. */
export const clientRequestId = f.text({
  max: 200,
  help: 'The same key and body gives the first answer again, for clients that cannot set the header',
});
