import { listToken, token } from '@school/kernel';
import { insertionOf, withInsertion } from './design.ts';

it('puts a token in as its kind is used', () => {
  expect(insertionOf('name', token('Name', 'x'))).toBe('{{ name }}');
  expect(insertionOf('photo', { kind: 'image', label: 'Photo', sample: '' })).toContain('src="{{ photo }}"');
  const rows = listToken('Rows', { label: 'Label', amount: 'Amount' }, []);
  expect(insertionOf('rows', rows)).toBe('{% for row in rows %}{{ row.label }} {{ row.amount }}{% endfor %}');
});

it('replaces what is marked and stands behind what was put in', () => {
  expect(withInsertion('a b c', 2, 3, 'xyz')).toEqual({ text: 'a xyz c', caret: 5 });
  expect(withInsertion('', 0, 0, 'x')).toEqual({ text: 'x', caret: 1 });
});
