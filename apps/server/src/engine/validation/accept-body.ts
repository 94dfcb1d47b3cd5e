import { problemAt as kernelProblem, wordsOf } from '@school/kernel';
import type { Catalogue, FieldContext, FieldProblem, Fields } from '@school/kernel';
import { validateSync } from 'class-validator';
import type { ValidationError } from 'class-validator';
import type { RecordValues } from '../behaviour.ts';
import { cleanMarkup } from './clean-markup.ts';
import { rememberRules } from './remembered-rules.ts';
import { bodyOf, labelOf, lineFields, partFields, stateOfBody } from './body-class.ts';
import type { BodyMode } from './body-class.ts';

/** The result of a body: values as they are stored, or everything that is wrong with it. */
export interface AcceptedBody {
  readonly values: RecordValues;
  readonly problems: readonly FieldProblem[];
}

rememberRules();

const strict = {
  whitelist: true,
  forbidNonWhitelisted: true,
  forbidUnknownValues: false,
  validationError: { target: true, value: false },
} as const;

/** A problem at a position in a body, `items[2].amount`, with the label of its field. */
export const problemAt = (
  field: string,
  code: string,
  params?: FieldProblem['params'],
  label = wordsOf(
    field
      .split('.')
      .at(-1)
      ?.replace(/\[\d+\]$/, '') ?? field,
  ),
): FieldProblem => kernelProblem(field, label, { code, ...(params ? { params } : {}) });

const pathOf = (path: string, property: string, inList: boolean): string => {
  if (inList) return `${path}[${property}]`;
  return path === '' ? property : `${path}.${property}`;
};

const isBody = (target: unknown): target is object =>
  typeof target === 'object' && target !== null && !Array.isArray(target);

/** Nests as deep as the error tree, which is as deep as the groups and lines of the definition. */
const problemsOf = (errors: readonly ValidationError[], path = ''): FieldProblem[] =>
  errors.flatMap((error) => {
    const inList = Array.isArray(error.target);
    const at = pathOf(path, error.property, inList);
    const below = problemsOf(error.children ?? [], at);
    if (below.length > 0) return below;
    if (error.constraints && 'whitelistValidation' in error.constraints) return [problemAt(at, 'unknown')];
    const violation =
      !inList && isBody(error.target) ? stateOfBody(error.target).refused.get(error.property) : undefined;
    return [
      problemAt(at, violation?.code ?? 'notGroup', violation?.params, labelOf(error.target, error.property)),
    ];
  });

/** Values of nested bodies are in their own states. */
const valuesOf = (body: object, fields: Fields, catalogue: Catalogue): RecordValues => {
  const { accepted } = stateOfBody(body);
  return Object.fromEntries(
    [...accepted].map(([key, value]) => {
      const field = fields[key];
      if (field?.type === 'group' && isBody(value))
        return [key, valuesOf(value, partFields(field), catalogue)];
      if (field?.type === 'lines' && Array.isArray(value)) {
        const line = lineFields(catalogue.resource(field.of));
        return [key, value.map((row: object) => valuesOf(row, line, catalogue))];
      }
      if (field?.type === 'richText' && typeof value === 'string') return [key, cleanMarkup(value)];
      return [key, value];
    }),
  );
};

/** Validates a body against the rules of its fields, one by one, down into groups and lines. */
export const acceptBody = (
  catalogue: Catalogue,
  fields: Fields,
  input: RecordValues,
  context: FieldContext,
  mode: BodyMode,
): AcceptedBody => {
  const body = bodyOf(catalogue, fields, input, context, mode);
  const problems = problemsOf(validateSync(body, strict));
  return problems.length > 0
    ? { values: {}, problems }
    : { values: valuesOf(body, fields, catalogue), problems };
};
