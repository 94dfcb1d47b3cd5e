import { catalogue } from '@school/resources';
import { routeTable } from './route-table.ts';

/** Every address of the product. */
export const routes = routeTable(catalogue);
