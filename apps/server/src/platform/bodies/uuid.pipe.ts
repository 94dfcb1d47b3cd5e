import type { PipeTransform } from '@nestjs/common';
import { NotFound } from '@school/kernel';

/** A UUID in a URL. Anything that cannot be one is a record that does not exist. */
export class UuidPipe implements PipeTransform<string, string> {
  transform(text: string): string {
    if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)) throw new NotFound();
    return text.toLowerCase();
  }
}
