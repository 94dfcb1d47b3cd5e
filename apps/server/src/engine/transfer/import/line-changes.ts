import { fieldOf } from '@school/kernel';
import type { LineColumns } from '@school/kernel';
import type { RecordValues, Work } from '../../behaviour.ts';
import { transferField } from '../field-label.ts';
import { wordsOfValue } from './change-words.ts';
import type { PlannedLine } from './import-plan.ts';
import type { RunParts } from './look-up.ts';
import type { FieldChange } from './row-outcome.ts';
import { valueAt } from './row-values.ts';

/** Lines of a record, by the key of the lines, in words: `Father, Imran, 03001234567; …`. */
export type LineWords = ReadonlyMap<string, string>;

/** Columns of any of the lines, in the order of the definition. */
const partsOf = (lines: readonly PlannedLine[], { via, fields }: LineColumns) =>
  fields.flatMap((path) => {
    const ofRecord = path.startsWith(`${via}.`);
    const part = ofRecord ? path.slice(via.length + 1) : path;
    const planned = lines
      .flatMap((line) => (ofRecord ? line.ofRecord : line.ofLine))
      .find((one) => one.part === part);
    return planned ? [{ ofRecord, part, field: planned.field }] : [];
  });

const wordsOfLine = async (
  { plan }: RunParts,
  work: Work,
  lines: readonly PlannedLine[],
  line: RecordValues,
): Promise<string> => {
  const [first] = lines;
  if (!first) return '';
  const behind = await work.records.read(work, first.record.key, Number(line[first.columns.via]));
  const words: string[] = [];
  for (const { ofRecord, part, field } of partsOf(lines, first.columns)) {
    const from = ofRecord ? behind : line;
    words.push(await wordsOfValue(plan, work, field, from && valueAt(from, part)));
  }
  return words.filter((word) => word !== '').join(', ');
};

/**
 * A record's lines, as far as the file has columns for them.
 * @param coming lines to use instead, by their keys
 */
export const lineWords = async (
  parts: RunParts,
  work: Work,
  id: number,
  coming: ReadonlyMap<string, unknown> = new Map(),
): Promise<LineWords> => {
  const { lines, resource } = parts.plan;
  const record = await work.records.read(work, resource.key, id);
  const words = new Map<string, string>();
  for (const key of new Set(lines.map((line) => line.key))) {
    const planned = lines.filter((line) => line.key === key);
    const there = (coming.get(key) ?? record?.[key] ?? []) as readonly RecordValues[];
    const each: string[] = [];
    for (const line of there) each.push(await wordsOfLine(parts, work, planned, line));
    words.set(key, each.join('; '));
  }
  return words;
};

/** The differences between the lines before and after. */
export const lineChanges = (
  { plan }: RunParts,
  before: LineWords,
  afterwards: LineWords,
): readonly FieldChange[] =>
  [...afterwards].flatMap(([key, now]): readonly FieldChange[] => {
    const old = before.get(key) ?? '';
    if (old === now || !fieldOf(plan.resource, key)) return [];
    return [{ field: key, label: transferField(plan.resource, key)?.label ?? key, old, new: now }];
  });
