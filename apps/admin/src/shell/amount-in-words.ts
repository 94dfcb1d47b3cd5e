/**
 * A separate file, since it is loaded on its own: a package loaded as a whole drags all its parts into any page that uses
 * one of them.
 */
export { amountInWords } from '@school/domain';
