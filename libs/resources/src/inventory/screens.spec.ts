import { inventoryResources } from './list.ts';

const masters = [
  '/item_categories',
  '/stores',
  '/store_categories',
  '/store_items',
  '/store_types',
  '/suppliers',
  '/supplier_types',
];
const screens = inventoryResources.flatMap((one) => ('screens' in one && one.screens ? [one.screens] : []));

describe('lists of the stores', () => {
  it.each(masters)('%s has an edit screen of its own (B379)', (list) => {
    expect(screens.filter((one) => one.list === list)).toEqual([
      expect.objectContaining({ edit: `${list}/edit/:id` }),
    ]);
  });

  it('are seven, beside those of documents (K114)', () => {
    const documents: readonly unknown[] = ['/indents', '/purchase_orders', '/grns', '/invoices'];
    const edited = screens.flatMap((one) => ('edit' in one ? [one.list] : []));
    expect(edited.filter((list) => !documents.includes(list)).sort()).toEqual([...masters].sort());
    expect(masters).toHaveLength(7);
  });
});
