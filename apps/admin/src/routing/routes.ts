import { catalogue } from '../catalogue.ts';

/** Every address of the product, the more specific ones first. */
export const { routes } = catalogue;
