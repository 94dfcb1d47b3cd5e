import { routesOf } from '@school/kernel';
import { catalogue } from '@school/resources';

/** Every address of the product, the more specific ones first. */
export const routes = routesOf(catalogue);
