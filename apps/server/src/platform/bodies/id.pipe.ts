import type { PipeTransform } from '@nestjs/common';
import { NotFound } from '@school/kernel';

/** An id in a URL. Anything that cannot be one is a record that does not exist. */
export class IdPipe implements PipeTransform<string, number> {
  transform(text: string): number {
    const id = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : Number.NaN;
    if (!Number.isSafeInteger(id)) throw new NotFound();
    return id;
  }
}
