import { columnsNamedIn } from './columns-named.ts';

describe('columns that a select list names', () => {
  it.each([
    ['t."name" AS "name", t.id AS "id"', 't.id, t."name"'],
    ['t."id" AS "id", t."name" AS "a", t."name" AS "b"', 't.id, t."name"'],
    [`(SELECT tx."name" FROM x tx WHERE tx.id = t."head_id") AS "head"`, 't.id, t."head_id"'],
    [`CASE WHEN t."kind" = 'a t."no" b''t.no' THEN 1 END`, 't.id, t."kind"'],
    [`json_build_object('t.city', t."address_city")`, 't.id, t."address_city"'],
  ])('%s', (selectList, columns) => {
    expect(columnsNamedIn(selectList, 't')).toBe(columns);
  });
});
