import type { ColumnSpec } from '../sql/table.ts';
import { fieldFixtures } from '../testing/field-fixtures.ts';
import { fieldTypeOf } from './bound-type.ts';
import type { AnyField } from './definition.ts';
import { fieldTypes } from './registry.ts';

const context = { today: '2026-02-03', locale: 'en-PK', dateOrder: 'DMY' } as const;

const columnText = ({ name, type, notNull, default: start, references }: ColumnSpec): string =>
  [
    `"${name}" ${type}`,
    notNull ? 'not null' : '',
    start === undefined ? '' : `default ${start}`,
    references ? `references ${references.table} ${references.onDelete}` : '',
  ]
    .filter(Boolean)
    .join(' ');

const cases = Object.entries(fieldFixtures).flatMap(([name, fixture]) =>
  [fixture, ...(fixture.others ?? [])].map((each, index) => ({ name: `${name} ${index + 1}`, ...each })),
);

describe.each(cases)('$name', ({ field, values = [], refused = [], typed = [], texts = [], columns }) => {
  const type = fieldTypeOf(field as AnyField);

  it('accepts and gives the stored form', () => {
    const stored = values.map(([wire]) => type.accept(wire, context));
    expect(stored).toEqual(values.map(([, value]) => ({ ok: true, value })));
  });

  it('takes its stored form back', () => {
    const present = values.map(([, value]) => value).filter((value) => value !== null);
    expect(present.map((value) => type.accept(value, context))).toEqual(
      present.map((value) => ({ ok: true, value })),
    );
  });

  it('refuses with a code', () => {
    const codes = refused.map(([wire]) => {
      const taken = type.accept(wire, context);
      return taken.ok ? `accepted ${JSON.stringify(taken.value)}` : taken.violation.code;
    });
    expect(codes).toEqual(refused.map(([, code]) => code));
  });

  it('reads what people type and writes what they read', () => {
    expect(typed.map(([text]) => type.fromText(text, context))).toEqual(
      typed.map(([, value]) => ({ ok: true, value })),
    );
    expect(texts.map(([value]) => type.toText(value, context))).toEqual(texts.map(([, text]) => text));
  });

  it('has its columns', () => {
    if (columns) expect(type.columns('x').map(columnText)).toEqual(columns);
  });

  it('gives samples that it accepts, different ones where it can', () => {
    // No type can guess a text for a pattern; definitions provide one in `sample`.
    if (type.derived || type.kind === 'list' || field.type === 'group' || 'pattern' in field) return;
    const samples = Array.from({ length: 3 }, (_, n) => type.sample(n));
    expect(samples.filter((sample) => !type.accept(sample, context).ok)).toEqual([]);
    if (!['flag', 'choice'].includes(field.type))
      expect(new Set(samples.map((sample) => JSON.stringify(sample))).size).toBe(3);
  });
});

it('has one entry for each type, under its own name', () => {
  expect(Object.entries(fieldTypes).filter(([name, { type }]) => name !== type)).toEqual([]);
  expect(Object.keys(fieldFixtures).sort()).toEqual(Object.keys(fieldTypes).sort());
});
