import { plainText } from '@school/kernel';
import type { AnyField, Catalogue, FieldProblem, Fields } from '@school/kernel';
import sanitize from 'sanitize-html';
import type { RecordValues } from '../behaviour.ts';
import { problemAt } from '../validation/accept-body.ts';

const rules: sanitize.IOptions = {
  allowedTags: (
    'p br b strong i em u s a ul ol li h1 h2 h3 h4 h5 h6 blockquote code pre ' +
    'table thead tbody tr th td hr span div'
  ).split(' '),
  allowedAttributes: { a: ['href', 'rel'], th: ['colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { a: sanitize.simpleTransform('a', { rel: 'noopener noreferrer' }) },
};

/** Formatted text without anything that could run or load: known tags, links and table spans are kept. */
export const cleanMarkup = (markup: string): string => sanitize(markup, rules);

const cleaned = (catalogue: Catalogue, field: AnyField | undefined, value: unknown): unknown => {
  if (field?.type === 'richText' && typeof value === 'string') return cleanMarkup(value);
  if (field?.type === 'group' && typeof value === 'object' && value !== null)
    return withCleanMarkup(catalogue, field.fields, value as RecordValues);
  if (field?.type === 'lines' && Array.isArray(value)) {
    const { fields } = catalogue.resource(field.of);
    return value.map((row: RecordValues) => withCleanMarkup(catalogue, fields, row));
  }
  return value;
};

/** The values with every formatted text made safe, down into groups and lines. */
export const withCleanMarkup = (catalogue: Catalogue, fields: Fields, values: RecordValues): RecordValues =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, cleaned(catalogue, fields[key], value)]),
  );

/** Required texts of which nothing is left but marks: `<p></p>`, or a script alone. */
export const blankMarkup = (fields: Fields, values: RecordValues): readonly FieldProblem[] =>
  Object.entries(fields).flatMap(([key, field]) => {
    const value = values[key];
    const isBlank = field.type === 'richText' && typeof value === 'string' && plainText(value) === '';
    return isBlank && field.required ? [problemAt(key, 'required')] : [];
  });
