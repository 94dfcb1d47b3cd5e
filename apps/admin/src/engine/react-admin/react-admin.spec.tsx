import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { defineResource, fieldBuilders, is } from '@school/kernel';
import {
  CreateButton,
  DeleteButton,
  EditButton,
  RecordContextProvider,
  ReferenceField,
  ResourceContextProvider,
  ShowButton,
  TextField,
  useRedirect,
  useTranslate,
} from 'react-admin';
import type { ReactNode } from 'react';
import { showInEngine } from '../../../test/engine.tsx';
import { AdminAddressPage } from './AdminAddressPage.tsx';

const f = fieldBuilders<string>();

afterEach(cleanup);

const shop = defineResource('shop', {
  module: 'finance',
  label: ['Supplier', 'Suppliers'],
  api: 'finance/v1/shops',
  screens: { list: '/suppliers', edit: '/suppliers/change/:id', show: '/suppliers/:id' },
  title: 'name',
  fields: { name: f.text({ required: true }) },
  list: { columns: ['name'] },
  access: { read: ['EMPLOYEE'], create: ['Buyers'], update: ['Buyers'], delete: ['Buyers'] },
});
const goods = defineResource('goods', {
  module: 'finance',
  label: ['Goods note', 'Goods notes'],
  api: 'finance/v1/goods',
  screens: { list: '/notes', edit: '/notes/edit/:number', show: '/notes/view/:number' },
  title: 'number',
  fields: { number: f.text({ required: true, label: "Supplier's number" }), shop: f.ref('shop') },
  list: { columns: ['number'] },
  access: { read: ['EMPLOYEE'], create: ['Buyers'], update: ['Buyers'], delete: ['Buyers'] },
  closed: [{ verbs: ['delete'], when: is('number', 'N-2'), code: 'CLOSED', message: 'It is closed.' }],
});
const note = { id: 7, number: 'N-1', shop: 3 };
const answers = {
  'finance/v1/shops/getall': [{ id: 3, name: 'Hill Books' }],
  'finance/v1/goods/get/7': note,
};

const Move = () => {
  const redirect = useRedirect();
  return <button onClick={() => redirect('show', 'shop', 3)}>move</button>;
};
const Said = ({ of }: { readonly of: string }) => (
  <p>{useTranslate()(of, { _: 'guessed', smart_count: 1 })}</p>
);

const show = (element: ReactNode, more: object = {}) =>
  showInEngine(
    <ResourceContextProvider value="goods">
      <RecordContextProvider value={note}>{element}</RecordContextProvider>
    </ResourceContextProvider>,
    { resources: [shop, goods], answers, path: '/anywhere', ...more },
  );
const href = async (name: string): Promise<string | null> =>
  (await screen.findByRole('link', { name })).getAttribute('href');

describe("react-admin's own parts", () => {
  it('lead to the stated addresses', async () => {
    const { router } = await show(
      <>
        <CreateButton resource="shop" />
        <ReferenceField source="shop" reference="shop" link="edit">
          <TextField source="name" />
        </ReferenceField>
        <RecordContextProvider value={{ id: 3, name: 'Hill Books' }}>
          <EditButton resource="shop" label="Change it" />
          <ShowButton resource="shop" />
        </RecordContextProvider>
        <Move />
      </>,
    );
    expect(await href('Create')).toBe('/suppliers/new');
    expect(await href('Hill Books')).toBe('/suppliers/change/3');
    expect(await href('Change it')).toBe('/suppliers/change/3');
    expect(await href('Show')).toBe('/suppliers/3');
    fireEvent.click(screen.getByText('move'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/suppliers/3'));
  });

  it('go by the record where the address names it by a field, looking it up where nobody has read it', async () => {
    const { router } = await showInEngine(<AdminAddressPage />, {
      resources: [shop, goods],
      answers,
      path: '/goods/7/show',
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/notes/view/N-1'));
  });

  it('ask for the rights of the definition', async () => {
    const actor = { role: 'EMPLOYEE', privileges: new Set<string>() } as const;
    await show(
      <>
        <ShowButton />
        <EditButton />
        <CreateButton />
        <DeleteButton />
      </>,
      { actor },
    );
    await screen.findByRole('link', { name: 'Show' });
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Create' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  it('offer no verb to which the record is closed', async () => {
    await show(
      <RecordContextProvider value={{ ...note, number: 'N-2' }}>
        <EditButton />
        <DeleteButton />
      </RecordContextProvider>,
    );
    await screen.findByRole('link', { name: 'Edit' });
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  it('call fields and resources by the words of their definitions', async () => {
    await show(
      <>
        <Said of="resources.goods.fields.number" />
        <Said of="resources.goods.name" />
        <Said of="resources.goods.fields.else" />
      </>,
    );
    expect(await screen.findByText("Supplier's number")).toBeTruthy();
    expect(screen.getByText('Goods note')).toBeTruthy();
    expect(screen.getByText('guessed')).toBeTruthy();
  });
});
