import { baseFields, shownColumnsOf, type AnyField, type Catalogue } from '@school/kernel';
import { fieldWords } from '../engine/catalogue/fields.ts';

/** Properties of definitions that users read. */
const spoken = new Set([
  'label',
  'labels',
  'description',
  'help',
  'message',
  'hint',
  'question',
  'empty',
  'confirm',
  'done',
]);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string');

const ofFields = (fields: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(fields).flatMap(([key, field]) =>
    isRecord(field) && 'type' in field ? [fieldWords(field as unknown as AnyField, key)] : [],
  );

const ofPart = (value: unknown, seen: Set<unknown>): string[] => {
  if (Array.isArray(value)) return value.flatMap((one) => ofPart(one, seen));
  if (!isRecord(value) || seen.has(value)) return [];
  seen.add(value);
  return Object.entries(value).flatMap(([key, part]) => {
    // Whether empty references are equal is information for the database, not for users.
    if (key === 'unique') return [];
    // A wizard's progress is a state, not a sentence.
    if (key === 'resume') return [];
    if (key === 'labels' && isRecord(part)) return Object.values(part).flatMap(textsOf);
    if (spoken.has(key)) return textsOf(part);
    if (key === 'options' && isRecord(part) && !('type' in part)) return Object.values(part).flatMap(textsOf);
    if ((key === 'fields' || key === 'ask' || key === 'input' || key === 'answer') && isRecord(part))
      return [...ofFields(part), ...ofPart(part, seen)];
    return ofPart(part, seen);
  });
};

/** Every definition text that a screen may show, in English, each once. */
export const catalogueWords = (catalogue: Catalogue): string[] => {
  const { resources, reports, documents, screens, menu, pages, contributions, views = [] } = catalogue;
  const { createdAt, createdBy, updatedAt, updatedBy } = baseFields;
  const all = [
    ...ofPart([resources, reports, documents, screens, menu, pages, contributions], new Set()),
    ...reports.flatMap(({ columns }) => Object.values(columns).flatMap(({ words = [] }) => words)),
    ...resources.flatMap(({ delivered }) => textsOf(delivered === 'regions' ? [] : delivered)),
    ...views.flatMap((view) => shownColumnsOf(view, catalogue).map(({ label }) => label)),
    // Columns and filters that every list offers.
    ...ofFields({ createdAt, createdBy, updatedAt, updatedBy }),
  ];
  return [...new Set(all)].filter((text) => /\p{L}{2}/u.test(text)).sort();
};
