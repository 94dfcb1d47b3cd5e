import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  ArrayField,
  ArrayInput,
  AutocompleteInput,
  BooleanField,
  BooleanInput,
  ChipField,
  CreateButton,
  DataTable,
  DateField,
  DateInput,
  DeleteButton,
  EditButton,
  EmailField,
  FilterLiveSearch,
  FormDataConsumer,
  FunctionField,
  Labeled,
  ListButton,
  NumberField,
  NumberInput,
  Pagination,
  ReferenceField,
  ReferenceInput,
  ReferenceManyCount,
  ReferenceManyField,
  RefreshButton,
  required,
  SaveButton,
  SelectField,
  SelectInput,
  SimpleFormIterator,
  SimpleShowLayout,
  SingleFieldList,
  TextField,
  TextInput,
} from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { showInEngine } from '../../../test/engine.tsx';
import type { Answers, Sent } from '../../../test/server.ts';
import { goods, note, piece, shop, statuses } from './stock-parts.fixture.ts';
import { EditScreen } from '../form/EditScreen.tsx';
import { ListScreen } from '../list/ListScreen.tsx';
import { ShowScreen } from '../show/ShowScreen.tsx';

const rows = [note, { ...note, id: 8, number: 'N-2' }];
const paged = (): Response =>
  new Response(JSON.stringify({ success: true, data: rows }), {
    headers: { 'Content-Range': 'goods 0-9/31' },
  });
const answers: Answers = {
  'setup/v1/goods/getall': paged,
  'setup/v1/goods/aggregate': { count: 31, sum: {} },
  'setup/v1/goods/get/7': note,
  'setup/v1/goods/update/7': note,
  'setup/v1/shops/getall': [
    { id: 3, name: 'Hill Books' },
    { id: 4, name: 'Dale Paper' },
  ],
  'setup/v1/shops/options': [{ id: 3, label: 'Hill Books (picked)', subtitle: null }],
  'setup/v1/pieces/getall': [{ id: 1, name: 'Chalk', goods: 7 }],
};
const choices = Object.entries(statuses).map(([id, name]) => ({ id, name }));

const OnList = () => (
  <section aria-label="stock">
    <FilterLiveSearch source="q" label="Find" />
    <CreateButton />
    <RefreshButton />
    <SingleFieldList>
      <ChipField source="number" />
    </SingleFieldList>
    <DataTable bulkActionButtons={false}>
      <DataTable.Col source="number" />
      <DataTable.NumberCol source="count" />
      <DataTable.Col>
        <EditButton />
      </DataTable.Col>
    </DataTable>
    <Pagination />
  </section>
);
const OnShow = () => (
  <section aria-label="stock">
    <ListButton />
    <EditButton />
    <DeleteButton />
    <SimpleShowLayout>
      <TextField source="number" />
      <NumberField source="count" />
      <BooleanField source="urgent" />
      <DateField source="day" options={{ dateStyle: 'long' }} locales="en-GB" />
      <SelectField source="status" choices={choices} />
      <EmailField source="mail" />
      <FunctionField label="Both" render={({ number, count }: typeof note) => `${number} of ${count}`} />
      <ReferenceField source="shop" reference="shop" link="show" />
      <ArrayField source="pieces">
        <DataTable bulkActionButtons={false} rowClick={false}>
          <DataTable.Col source="name" label="One piece" />
        </DataTable>
      </ArrayField>
      <ReferenceManyField reference="piece" target="goods" label="Pointing here">
        <SingleFieldList linkType={false}>
          <TextField source="name" />
        </SingleFieldList>
      </ReferenceManyField>
      <ReferenceManyCount reference="piece" target="goods" label="Counted" />
    </SimpleShowLayout>
    <Labeled source="mail">
      <TextField source="mail" />
    </Labeled>
  </section>
);
const InForm = () => (
  <section aria-label="stock">
    <TextInput source="number" validate={required()} />
    <NumberInput source="count" validate={required()} />
    <BooleanInput source="urgent" />
    <DateInput source="day" />
    <SelectInput source="status" choices={choices} />
    <ReferenceInput source="shop" reference="shop">
      <AutocompleteInput />
    </ReferenceInput>
    <ArrayInput source="pieces">
      <SimpleFormIterator inline>
        <TextInput source="name" />
      </SimpleFormIterator>
    </ArrayInput>
    <FormDataConsumer>
      {({ formData }: { formData: typeof note }) => <p>{`typed ${formData.number}`}</p>}
    </FormDataConsumer>
    <SaveButton label="Keep it" />
  </section>
);
const ownSections = { onList: OnList, onShow: OnShow, inForm: InForm };

const open = async (path: string, actor = {}) => {
  const shown = await showInEngine(
    <Routes>
      <Route path="/notes" element={<ListScreen resource={goods} />} />
      <Route path="/notes/:id" element={<ShowScreen resource={goods} />} />
      <Route path="/notes/:id/edit" element={<EditScreen resource={goods} />} />
    </Routes>,
    { resources: [shop, piece, goods], answers, path, ownSections, actor },
  );
  return { ...shown, stock: within(await screen.findByRole('region', { name: 'stock' })) };
};
const paths = (sent: readonly Sent[], start: string): readonly string[] =>
  sent.map(({ path }) => decodeURIComponent(path)).filter((path) => path.startsWith(start));

afterEach(cleanup);

describe("react-admin's parts in generated screens", () => {
  it('read the rows of a list, filter it and turn its pages', async () => {
    const { stock, sent, router } = await open('/notes');
    const table = await stock.findByRole('table');
    expect(within(table).getByText("Supplier's number")).toBeTruthy();
    expect(within(table).getByText('How many')).toBeTruthy();
    expect(within(table).getAllByText(/^N-/)).toHaveLength(2);
    await waitFor(() =>
      expect(within(table).getAllByRole('link', { name: 'Edit' })[0]?.getAttribute('href')).toBe(
        '/notes/7/edit',
      ),
    );
    expect((await stock.findByRole('link', { name: 'Create' })).getAttribute('href')).toBe('/notes/new');
    fireEvent.click(stock.getByRole('button', { name: /page 2/i }));
    await waitFor(() => expect(router.state.location.search).toContain('page=2'));
    fireEvent.change(stock.getByLabelText('Find'), { target: { value: 'chalk' } });
    await waitFor(() => expect(paths(sent, 'setup/v1/goods/getall').at(-1)).toContain('"q":"chalk"'));
    const before = paths(sent, 'setup/v1/goods/getall').length;
    fireEvent.click(stock.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(paths(sent, 'setup/v1/goods/getall').length).toBeGreaterThan(before));
  });

  it('read a record, what it refers to and what points at it', async () => {
    const { stock, sent } = await open('/notes/7');
    for (const words of ['12', '4 January 2026', 'Booked', 'N-1 of 12']) {
      expect((await stock.findAllByText(words)).length).toBeGreaterThan(0);
    }
    for (const label of ["Supplier's number", 'How many', 'Sold by', 'Came on'])
      expect(stock.getByText(label)).toBeTruthy();
    expect((await stock.findByRole('link', { name: 'Hill Books' })).getAttribute('href')).toBe('/shops/3');
    expect(await stock.findAllByText('Chalk')).toHaveLength(2);
    expect(stock.getByText('One piece')).toBeTruthy();
    await waitFor(() =>
      expect(stock.getByText('Counted').closest('.ra-field')?.textContent).toBe('Counted1'),
    );
    expect(paths(sent, 'setup/v1/pieces/getall')[0]).toContain('{"goods":7}');
    expect((await stock.findByRole('link', { name: 'Edit' })).getAttribute('href')).toBe('/notes/7/edit');
    expect(stock.getByRole('link', { name: 'List' }).getAttribute('href')).toBe('/notes');
    expect(await stock.findByRole('button', { name: 'Delete' })).toBeTruthy();
    expect(stock.getAllByText('a@hill.example')).toHaveLength(2);
  });

  it('name a record to whoever may only pick it', async () => {
    const actor = { role: 'EMPLOYEE', privileges: new Set(['Notes']) } as const;
    const { stock, sent } = await open('/notes/7', actor);
    expect(await stock.findByText('Hill Books (picked)')).toBeTruthy();
    expect(paths(sent, 'setup/v1/shops')).toEqual(['setup/v1/shops/options?ids=[3]']);
  });

  it('write a record, following what our own inputs hold', async () => {
    const { stock, sent } = await open('/notes/7/edit');
    const numbers = screen.getAllByLabelText(/Supplier's number/);
    expect(numbers).toHaveLength(2);
    expect(stock.getByLabelText(/How many/)).toHaveProperty('value', '12');
    expect(stock.getByLabelText(/Came on/)).toHaveProperty('value', '2026-01-04');
    expect(stock.getByLabelText(/Article/)).toHaveProperty('value', 'Chalk');
    await waitFor(() => expect(stock.getByLabelText(/Sold by/)).toHaveProperty('value', 'Hill Books'));
    fireEvent.change(stock.getByLabelText(/Supplier's number/), { target: { value: 'N-9' } });
    expect(await stock.findByText('typed N-9')).toBeTruthy();
    for (const input of numbers) expect(input).toHaveProperty('value', 'N-9');
    fireEvent.click(stock.getByLabelText(/Urgent/));
    fireEvent.change(stock.getByLabelText(/Came on/), { target: { value: '2026-01-06' } });
    fireEvent.mouseDown(stock.getByLabelText(/Sold by/));
    fireEvent.change(stock.getByLabelText(/Sold by/), { target: { value: 'Dale' } });
    fireEvent.click(await screen.findByRole('option', { name: 'Dale Paper' }));
    fireEvent.change(stock.getByLabelText(/Article/), { target: { value: 'Chalk, white' } });
    fireEvent.click(stock.getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(sent.some(({ method }) => method === 'PUT')).toBe(true));
    expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
      number: 'N-9',
      urgent: false,
      day: '2026-01-06',
      shop: 4,
      pieces: [{ id: 1, name: 'Chalk, white' }],
      version: 2,
    });
  });

  it('stop a form that their own rules find wrong, and say so at the field', async () => {
    const { stock, sent } = await open('/notes/7/edit');
    fireEvent.change(stock.getByLabelText(/How many/), { target: { value: '' } });
    fireEvent.click(stock.getByRole('button', { name: 'Keep it' }));
    expect(await stock.findByText('Required')).toBeTruthy();
    expect(sent.some(({ method }) => method === 'PUT')).toBe(false);
  });
});
