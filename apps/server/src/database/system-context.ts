import type { CallContext } from '../engine/context.ts';
import { productContext } from '../engine/product-context.ts';

/** The product as it starts: loading reference data and the demo school. */
export const systemContext = (institute: string, today: string): CallContext =>
  productContext(institute, today, 'start');
