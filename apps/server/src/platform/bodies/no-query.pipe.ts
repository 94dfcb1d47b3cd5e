import type { PipeTransform } from '@nestjs/common';
import { Invalid } from '@school/kernel';

/** For calls without parameters: one that is sent anyway is rejected, not dropped. */
export class NoQueryPipe implements PipeTransform<Readonly<Record<string, unknown>>> {
  transform(query: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
    const names = Object.keys(query);
    if (names.length === 0) return query;
    const message = 'This parameter is unknown.';
    throw new Invalid(
      message,
      names.map((field) => ({ field: field.slice(0, 60), code: 'unknownField', message })),
    );
  }
}
