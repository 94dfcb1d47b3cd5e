import type { PipeTransform } from '@nestjs/common';
import { NotFound } from '@school/kernel';
import { badParameter } from '../calls/query-parameters.ts';

const shape = /^(0|[1-9]\d{0,15})$/;

/** An id in an address, or 0 for all. Anything that is neither is treated as a record that does not exist. */
export class IdOrAllPipe implements PipeTransform<string, number> {
  transform(text: string): number {
    const id = shape.test(text) ? Number(text) : Number.NaN;
    if (!Number.isSafeInteger(id)) throw new NotFound();
    return id;
  }
}

/** An id in the query, 0 if missing. */
export const idParameter = (name: string, text: string | undefined): number => {
  if (text === undefined) return 0;
  const id = shape.test(text) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(id)) throw badParameter(name, '%{name} must be an id.', { name });
  return id;
};
