import {
  answersList,
  callPlace,
  fieldTypeOf,
  isList,
  isReading,
  isRows,
  recordParameter,
} from '@school/kernel';
import type { AnyOperation, AnswerShape, Shape, ShapePart } from '@school/kernel';
import { fieldSchema } from './field-schema.ts';
import type { Schema } from './field-schema.ts';

const partSchema = (part: ShapePart, forBody: boolean): Schema =>
  isRows(part)
    ? {
        type: 'array',
        items: shapeSchema(part.of, forBody),
        maxItems: part.max,
        ...(part.min === undefined ? {} : { minItems: part.min }),
      }
    : isList(part)
      ? { type: 'array', items: fieldSchema({ ...part.of, required: true }, forBody), maxItems: part.max }
      : fieldSchema(part, forBody);

const isWanted = (part: ShapePart): boolean =>
  isRows(part) ? (part.min ?? 0) > 0 : part.required === true && !('default' in part);

/** Schema of the input or answer of an operation. */
export const shapeSchema = (shape: Shape, forBody: boolean): Schema => {
  const entries = Object.entries(shape).filter(
    ([, part]) => isRows(part) || isList(part) || !forBody || !fieldTypeOf(part).derived,
  );
  const required = entries.filter(([, part]) => !forBody || isWanted(part)).map(([key]) => key);
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([key, part]) => [key, partSchema(part, forBody)])),
    ...(forBody ? { additionalProperties: false } : {}),
    ...(required.length > 0 ? { required } : {}),
  };
};

/** Schema of an answer: a single object, or a list. */
export const answerSchema = (answer: AnswerShape | undefined): Schema => {
  if (answer === undefined) return { type: 'null' };
  return answersList(answer)
    ? { type: 'array', items: shapeSchema(answer.of, false) }
    : shapeSchema(answer, false);
};

const ids: Schema = { type: 'array', items: { type: 'integer' }, minItems: 1, maxItems: 1000 };

/** What belongs in the body of a call, and what in its query. */
export const inputSchemas = (
  operation: AnyOperation,
  { method, path }: { readonly method: string; readonly path: string },
): { readonly body?: Schema; readonly query: readonly (readonly [string, Schema])[] } => {
  const { input = {}, on, preview } = operation;
  const place = callPlace(`${method} ${path.replace(/^\//, '')}`);
  const record = on && 'one' in on && place ? recordParameter(place, on.one) : undefined;
  const addressed = new Set(place?.parameters.filter((name) => name !== record));
  const rest = Object.fromEntries(Object.entries(input).filter(([key]) => !addressed.has(key)));
  const trial: readonly (readonly [string, Schema])[] = preview ? [['preview', { type: 'boolean' }]] : [];
  if (!isReading(operation)) {
    const body = shapeSchema(rest, true);
    const several = on !== undefined && 'several' in on;
    const properties = { ...(several ? { ids } : {}), ...(body['properties'] as object) };
    return { body: { ...body, properties }, query: trial };
  }
  return {
    query: Object.entries(rest).map(([key, part]) => [key, partSchema(part, true)] as const),
  };
};
