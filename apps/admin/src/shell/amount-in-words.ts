/**
 * A file of its own, since it is fetched by itself: a package that is fetched as a whole drags all of its parts into
 * whatever page uses one of them.
 */
export { amountInWords } from '@school/domain';
