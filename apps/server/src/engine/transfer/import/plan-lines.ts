import type { Catalogue, LineColumn } from '@school/kernel';
import type { PlannedField, PlannedLine, PlannedPart } from './import-plan.ts';

/** A column for a line, as the mapping has it. */
export interface PlannedColumn {
  readonly planned: PlannedField;
  readonly line: LineColumn;
}

const partsOf = (columns: readonly PlannedColumn[], of: LineColumn['of']): readonly PlannedPart[] =>
  columns.filter(({ line }) => line.of === of).map(({ planned, line }) => ({ ...planned, part: line.part }));

const byLine = (columns: readonly PlannedColumn[]): readonly (readonly PlannedColumn[])[] => {
  const lines = new Map<string, PlannedColumn[]>();
  for (const column of columns) {
    const name = `${column.line.lines}.${column.line.number}`;
    lines.set(name, [...(lines.get(name) ?? []), column]);
  }
  return [...lines.values()];
};

/** The lines that rows may carry, each with its columns, in numerical order. */
export const planLines = (
  owner: string,
  columns: readonly PlannedColumn[],
  catalogue: Catalogue,
): readonly PlannedLine[] => {
  const lines = byLine(columns).flatMap((own): readonly PlannedLine[] => {
    const [first] = own;
    const field = first && catalogue.resource(owner).fields[first.line.lines];
    if (!first || field?.type !== 'lines') return [];
    const { lines: key, number, columns: definition } = first.line;
    const resource = catalogue.resource(field.of);
    const link = resource.fields[definition.via];
    if (link?.type !== 'ref') return [];
    const record = catalogue.resource(link.to);
    const name = `${definition.label} ${number}`;
    const parts = { ofLine: partsOf(own, 'line'), ofRecord: partsOf(own, 'record') };
    return [{ key, number, name, columns: definition, resource, record, ...parts }];
  });
  return lines.sort((a, b) => a.number - b.number);
};
