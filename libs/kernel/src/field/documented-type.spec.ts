import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { accepted, refused } from '../problem/problem.ts';
import type { FieldFixture } from '../testing/field-fixture.ts';
import type { FieldType } from './field-type.ts';
import { fieldTypes } from './registry.ts';
import { acceptText, thenText } from './texts/text-input.ts';
import { textType } from './texts/text-type.ts';

const page = readFileSync(new URL('../../../../docs/field-types.md', import.meta.url), 'utf8');
const blocks = [...page.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, block = '']) => block);
const madeOf = (block = ''): unknown => {
  const source = block.replaceAll(/^import .*$/gm, '').replace('export const iban =', 'made =');
  return runInNewContext(`let made; ${source}; made`, { accepted, refused, acceptText, thenText, textType });
};

/** The example in `docs/field-types.md` works as written. */
describe('the field type of the page', () => {
  // Its name is not in any list, so it borrows the shape of a type that is.
  const type = madeOf(blocks[0]) as FieldType<'colour'>;
  const {
    field,
    values = [],
    refused: wrong = [],
    typed = [],
    texts = [],
    columns,
  } = madeOf(blocks[1]) as FieldFixture<'colour'>;
  const context = { today: '2026-02-03', locale: 'en-PK', dateOrder: 'DMY' } as const;
  const taken = (wire: unknown) => type.accept(wire, field, context);

  it('keeps what its fixture says', () => {
    expect(values.map(([wire]) => taken(wire))).toEqual(values.map(([, value]) => ({ ok: true, value })));
    expect(wrong.map(([wire]) => taken(wire))).toMatchObject(
      wrong.map(([, code]) => ({ ok: false, violation: { code } })),
    );
    expect(typed.map(([text]) => type.fromText(text, field, context))).toEqual(
      typed.map(([, value]) => ({ ok: true, value })),
    );
    expect(texts.map(([value]) => type.toText(value, field, context))).toEqual(texts.map(([, text]) => text));
    expect(type.columns('x', field).map(({ name, type: sql }) => `"${name}" ${sql}`)).toEqual(columns);
    expect(taken(type.sample(7, field))).toMatchObject({ ok: true });
  });

  it('is told beside all that there are', () => {
    const [list = ''] = page.split('Try to say');
    expect([...list.matchAll(/`(\w+)`/g)].map(([, name]) => name).sort()).toEqual(
      Object.keys(fieldTypes).sort(),
    );
  });
});
