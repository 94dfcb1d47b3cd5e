import type { ArgumentMetadata, PipeTransform } from '@nestjs/common';
import { getMetadataStorage } from 'class-validator';
import { BodyPipe as TypedBodyPipe } from '../../platform/bodies/body.pipe.ts';

type BodyClass = new () => object;

const hasRules = (type: unknown): type is BodyClass =>
  typeof type === 'function' &&
  getMetadataStorage().getTargetValidationMetadatas(type, '', true, false).length > 0;

/** Validates the bodies of hand-written controllers whose class has rules, as strictly as those of the catalogue. */
export class BodyPipe implements PipeTransform {
  transform(value: unknown, { type, metatype }: ArgumentMetadata): unknown {
    if (type !== 'body' || !hasRules(metatype) || value instanceof metatype) return value;
    return new TypedBodyPipe(metatype).transform(value);
  }
}
