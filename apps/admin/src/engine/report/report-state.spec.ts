import { changed, pageIn, sizeIn, sortAfter, sortIn } from './report-state.ts';

it('keeps order and page in the address', () => {
  const search = new URLSearchParams('day=2026-01-01&_sort=-net&_page=3&_size=25');
  expect([sortIn(search), pageIn(search), sizeIn(search)]).toEqual([{ column: 'net', order: 'desc' }, 3, 25]);
  expect(changed(search, { _sort: undefined, _page: '1' }).toString()).toBe(
    'day=2026-01-01&_page=1&_size=25',
  );
  const wrong = new URLSearchParams('_page=-1&_size=99999');
  expect([sortIn(wrong), pageIn(wrong), sizeIn(wrong)]).toEqual([undefined, 1, 100]);
});

it('sorts up, then down, then as at first', () => {
  expect(sortAfter(undefined, 'net')).toBe('net');
  expect(sortAfter({ column: 'net', order: 'asc' }, 'net')).toBe('-net');
  expect(sortAfter({ column: 'net', order: 'desc' }, 'net')).toBeUndefined();
  expect(sortAfter({ column: 'net', order: 'desc' }, 'name')).toBe('name');
});
