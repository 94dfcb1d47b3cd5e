import { catalogue } from '@school/resources';
import { InventorySchool, keeper } from './inventory.fixture.ts';

let at: InventorySchool;
beforeAll(async () => {
  at = await InventorySchool.open();
});
afterAll(() => at.close());

const lent = { issueType: 'TEMPORARY', expectedReturnDate: '2026-08-10' };

/** Issues items, and names the lines they went out with. */
const issue = async (lines: readonly (readonly [quantity: string, more: object])[]): Promise<number[]> => {
  const items: [number, string, object][] = [];
  for (const [quantity, more] of lines) items.push([await at.item('9'), quantity, more]);
  const { data } = await at.move('Indent', 'approve', await at.indent(items));
  return (data['items'] as readonly { id: number }[]).map(({ id }) => id);
};
const giveBack = (indentItem: number | undefined, quantity: string) =>
  at.school.call('POST', 'setup/v1/IssueReturn/save', { indentItem, quantity, date: '2026-07-15' });
/** The lines that the form of a return offers. */
const offered = async (): Promise<number[]> => {
  const field = catalogue.resource('issueReturn').fields['indentItem'];
  const filter = JSON.stringify(field?.type === 'ref' ? field.filter : {});
  const path = `setup/v1/IndentItem/options?filter=${encodeURIComponent(filter)}`;
  const answer = await at.school.call('GET', path, undefined, { as: keeper });
  return (answer.data as unknown as readonly { id: number }[]).map(({ id }) => id);
};

describe('what a return can be chosen of', () => {
  it('is what is still out, until all of it is back', async () => {
    const [pens, books, kept] = await issue([
      ['2', lent],
      ['5', lent],
      ['3', {}],
    ]);
    expect(await offered()).toEqual(expect.arrayContaining([pens, books]));
    expect(await offered()).not.toContain(kept);
    expect((await giveBack(books, '3')).status).toBe(201);
    expect((await giveBack(pens, '2')).status).toBe(201);
    expect(await offered()).toContain(books);
    expect(await offered()).not.toContain(pens);
    expect((await giveBack(books, '2')).status).toBe(201);
    expect(await offered()).not.toContain(books);
  });

  it('comes back once, also where two take it at the same moment (INV-10)', async () => {
    const [pens] = await issue([['2', lent]]);
    const answers = await Promise.all([giveBack(pens, '2'), giveBack(pens, '2')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const again = await giveBack(pens, '1');
    expect([again.status, again.data['code']]).toEqual([409, 'NOT_OUT']);
  });
});
