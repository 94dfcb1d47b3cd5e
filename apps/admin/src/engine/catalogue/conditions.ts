import {
  fieldsRead,
  rowReader,
  type AnyResource,
  type ShownCatalogue,
  type Expression,
  type FieldContext,
  type RowReader,
} from '@school/kernel';

type Row = Readonly<Record<string, unknown>>;
interface Surroundings {
  readonly catalogue: ShownCatalogue;
  readonly context: FieldContext;
}

/** Evaluates conditions and computed values against one row. */
export const readerOf = (resource: AnyResource, row: Row, { catalogue, context }: Surroundings): RowReader =>
  rowReader(row, { resource, catalogue, context });

/** Whether a condition holds; unknown counts as no. */
export const holds = (
  resource: AnyResource,
  condition: Expression,
  row: Row,
  surroundings: Surroundings,
): boolean => readerOf(resource, row, surroundings).holds(condition, false) === true;

/** The value of an expression; undefined if the row does not carry what it reads. */
export const valueOf = (
  resource: AnyResource,
  expression: Expression,
  row: Row,
  surroundings: Surroundings,
): unknown => {
  try {
    return readerOf(resource, row, surroundings).value(expression);
  } catch {
    return undefined;
  }
};

/**
 * Every own field whose value decides which inputs are shown, required or locked; computed ones include the fields they
 * read.
 */
export const conditionReads = (resource: AnyResource): readonly string[] => {
  const found = new Set<string>();
  const visit = (expression: Expression | undefined): void => {
    if (!expression) return;
    for (const path of fieldsRead(expression)) {
      const key = path.split('.')[0] ?? path;
      if (found.has(key)) continue;
      found.add(key);
      const field = resource.fields[key];
      if (field?.type === 'computed') visit(field.value);
    }
  };
  for (const condition of Object.values(resource.conditions ?? {})) {
    visit(condition?.visible);
    visit(condition?.required);
    visit(condition?.readOnly);
  }
  return [...found];
};
