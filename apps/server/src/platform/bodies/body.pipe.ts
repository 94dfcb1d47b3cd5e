import type { PipeTransform } from '@nestjs/common';
import { Invalid } from '@school/kernel';
import type { FieldProblem } from '@school/kernel';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import type { ValidationError } from 'class-validator';

/** Codes that clients translate, for the rules used by hand-written bodies. */
const codes: Readonly<Record<string, string>> = {
  isNotEmpty: 'required',
  isDefined: 'required',
  maxLength: 'maxLength',
  minLength: 'minLength',
  whitelistValidation: 'unknownField',
  isEmail: 'email',
  isIn: 'choice',
};

const problemsOf = (error: ValidationError, path: string): FieldProblem[] => {
  const field = path === '' ? error.property : `${path}.${error.property}`;
  const own = Object.entries(error.constraints ?? {}).map(([rule, message]) => ({
    field,
    code: codes[rule] ?? 'invalid',
    message: rule === 'whitelistValidation' ? 'This property does not exist.' : message,
  }));
  return [...own, ...(error.children ?? []).flatMap((child) => problemsOf(child, field))];
};

const isPlainObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Creates an instance of the class from a JSON body and checks its rules. Unknown properties are rejected, not dropped. */
export class BodyPipe<T extends object> implements PipeTransform<unknown, Promise<T>> {
  readonly type: new () => T;

  constructor(type: new () => T) {
    this.type = type;
  }

  async transform(body: unknown): Promise<T> {
    if (body !== undefined && !isPlainObject(body)) throw new Invalid('The body must be an object.');
    const instance = plainToInstance(this.type, body ?? {});
    const errors = await validate(instance, {
      whitelist: true,
      forbidNonWhitelisted: true,
      forbidUnknownValues: true,
      stopAtFirstError: true,
      validationError: { target: false, value: false },
    });
    if (errors.length > 0) {
      throw new Invalid(
        'Check the marked fields.',
        errors.flatMap((error) => problemsOf(error, '')),
      );
    }
    return instance;
  }
}
