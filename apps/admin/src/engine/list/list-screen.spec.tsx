import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { defineResource, f, masterData } from '@school/kernel';
import { showInEngine } from '../../../test/engine.tsx';
import { ListScreen } from './ListScreen.tsx';

const define = (more: object = {}) =>
  defineResource('vacancy', {
    module: 'office',
    label: ['Vacancy', 'Vacancies'],
    api: 'setup/v1/Vacancy',
    fields: {
      name: f.text({ required: true, search: true }),
      status: f.choice({ ACTIVE: 'Active', NEW: 'New', CLOSE: 'Close' }),
      type: f.choice({ FULL_TIME: 'Full Time', PART_TIME: 'Part Time' }),
    },
    title: 'name',
    list: { columns: ['name', 'status', 'type'], filters: ['status', 'type'] },
    access: masterData('Office'),
    ...more,
  });
const vacancy = define();

const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    version: 1,
    archived: false,
    name: `Post ${at + 1}`,
    status: 'NEW',
    type: 'FULL_TIME',
  }));
/** A page of ten out of so many. */
const pageOf = (total: number) => () =>
  new Response(JSON.stringify({ success: true, data: rows(Math.min(10, total)), message: '' }), {
    headers: { 'Content-Range': `vacancy 0-${Math.min(10, total) - 1}/${total}` },
  });
const open = (answers: Parameters<typeof showInEngine>[1]['answers'], resource = vacancy) =>
  showInEngine(<ListScreen resource={resource} />, { resources: [resource], answers, path: '/vacancies' });

const setWidth = (width: number): void => {
  window.innerWidth = width;
  window.dispatchEvent(new Event('resize'));
};

afterEach(() => {
  cleanup();
  setWidth(1280);
  jest.useRealTimers();
  localStorage.clear();
});

/** An empty list, as seen by users who may do so much. */
const openEmpty = (access: object) =>
  showInEngine(<ListScreen resource={define({ access, screens: { list: '/vacancies' } })} />, {
    resources: [define({ access, screens: { list: '/vacancies' } })],
    answers: { 'setup/v1/Vacancy': [] },
    path: '/vacancies',
    actor: { role: 'EMPLOYEE', privileges: new Set() },
  });

describe('an empty list', () => {
  it.each([
    [
      'may enter and import',
      { create: ['EMPLOYEE'] },
      /added or imported/,
      ['New vacancy', 'Import a file…'],
    ],
    [
      'may enter alone',
      { create: ['EMPLOYEE'], import: ['Office'] },
      /the first one is added\.$/,
      ['New vacancy'],
    ],
    ['may only look', {}, /as soon as there are any/, []],
  ])('tells somebody who %s what there is to do', async (_, more, hint, verbs) => {
    await openEmpty({ read: ['EMPLOYEE'], ...more });
    const lead = await screen.findByText(hint);
    const offered = [...(lead.parentElement?.querySelectorAll('a, button') ?? [])];
    expect(offered.map(({ textContent }) => textContent)).toEqual(verbs);
  });
});

it('a record of somebody else that one may only read is not offered to be copied', async () => {
  const own = { read: ['EMPLOYEE'], create: ['EMPLOYEE'], update: ['EMPLOYEE'], own: ['EMPLOYEE'] };
  const resource = define({ access: own, screens: { list: '/vacancies' } });
  const [mine, others] = rows(2);
  await showInEngine(<ListScreen resource={resource} />, {
    resources: [resource],
    answers: {
      'setup/v1/Vacancy': [
        { ...mine, createdBy: 7 },
        { ...others, createdBy: 8 },
      ],
    },
    path: '/vacancies',
    actor: { role: 'EMPLOYEE', privileges: new Set(), id: 7 },
  });
  await screen.findByText('Post 2');
  const offeredFor = async (name: string): Promise<boolean> => {
    fireEvent.click(screen.getByRole('button', { name: `Actions for ${name}` }));
    const menu = await screen.findByRole('menu');
    const isThere = within(menu).queryByText('Duplicate') !== null;
    fireEvent.keyDown(menu, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    return isThere;
  };
  expect([await offeredFor('Post 1'), await offeredFor('Post 2')]).toEqual([true, false]);
});

describe('a list', () => {
  it('heads the cards of a phone with the column that tells its rows apart', async () => {
    setWidth(360);
    const list = { columns: ['name', 'status'], head: 'status' };
    await open({ 'setup/v1/Vacancy': rows(1) }, define({ list }));
    const card = (await screen.findByText('Post 1')).closest('li') ?? document.body;
    expect(card.textContent.startsWith('New')).toBe(true);
  });

  it('leaves out on the cards of a phone what a record does not have', async () => {
    setWidth(360);
    const [first, second] = rows(2);
    await open({ 'setup/v1/Vacancy': [{ ...first, type: null }, second] });
    await screen.findByText('Post 2');
    const cards = screen.getAllByRole('listitem');
    expect(cards.map((card) => within(card).queryAllByText('Type').length)).toEqual([0, 1]);
    expect(within(cards[0] as HTMLElement).getByText('Status')).toBeTruthy();
  });

  it('has ten rows a page and says which page of how many it is (B309) (M147) (K073)', async () => {
    const { sent } = await open({ 'setup/v1/Vacancy': pageOf(11) });
    await screen.findByText('Post 10');
    expect(screen.getByText('Page 1 of 2')).toBeTruthy();
    const asked = sent.find(({ path }) => path.startsWith('setup/v1/Vacancy'));
    expect(new URLSearchParams(asked?.path.split('?')[1]).get('range')).toBe('[0,9]');
    expect(screen.getAllByRole('row')).toHaveLength(11);
  });

  it('searches once typing has rested for 500 ms (B310) (K074)', async () => {
    const { sent } = await open({ 'setup/v1/Vacancy': pageOf(3) });
    await screen.findByText('Post 3');
    const searches = (): number => sent.filter(({ path }) => path.includes('teach')).length;
    jest.useFakeTimers();
    const box = screen.getByRole('searchbox');
    fireEvent.change(box, { target: { value: 'teac' } });
    await act(() => jest.advanceTimersByTimeAsync(400));
    fireEvent.change(box, { target: { value: 'teach' } });
    await act(() => jest.advanceTimersByTimeAsync(499));
    expect(searches()).toBe(0);
    await act(() => jest.advanceTimersByTimeAsync(50));
    expect(searches()).toBe(1);
  });

  it('says that there is nothing where there is nothing (B313) (M203)', async () => {
    await open({ 'setup/v1/Vacancy': [] });
    expect(await screen.findByText('No data available')).toBeTruthy();
  });

  it('is empty and stands when it cannot be read (B135)', async () => {
    await open({ 'setup/v1/Vacancy': 500 });
    expect((await screen.findByRole('alert')).textContent).toContain('Sorry! something went wrong');
    expect(screen.queryAllByRole('row')).toEqual([]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Vacancies');
    expect(screen.getByRole('searchbox')).toBeTruthy();
  });

  it.each([
    ['Status', ['Active', 'New', 'Close']],
    ['Type', ['Full Time', 'Part Time']],
  ])(
    'narrows by %s where it has such a column (B312) (M148, M149, M150, M151, M152) (K076, K077)',
    async (name, options) => {
      await open({ 'setup/v1/Vacancy': pageOf(3) });
      await screen.findByText('Post 3');
      const named = screen.getAllByRole('button', { name });
      // The other one is the column header, which sorts.
      fireEvent.click(named.find((one) => one.getAttribute('aria-haspopup') === 'dialog') as HTMLElement);
      const offered = within(await screen.findByRole('list', { name })).getAllByRole('checkbox', {
        hidden: false,
      });
      expect(offered.map(({ textContent }) => textContent)).toEqual(options);
    },
  );

  it('opens with the view that its definition names, and shows everything when that is taken away', async () => {
    const views = [{ key: 'new', label: 'New ones', filter: { status: 'NEW' } }];
    const opening = define({ list: { columns: ['name', 'status'], views, opens: 'new' } });
    const { sent } = await open({ 'setup/v1/views': [], 'setup/v1/Vacancy': pageOf(3) }, opening);
    const filters = (): readonly (string | null)[] =>
      sent
        .filter(({ path }) => path.startsWith('setup/v1/Vacancy'))
        .map(({ path }) => new URLSearchParams(path.split('?')[1]).get('filter'));
    const chip = await screen.findByRole('button', { name: 'New ones' });
    await waitFor(() => expect(chip.getAttribute('aria-pressed')).toBe('true'));
    await waitFor(() => expect(filters().at(-1)).toContain('"status":"NEW"'));
    fireEvent.click(chip);
    await waitFor(() => expect(filters().at(-1) ?? '').not.toContain('NEW'));
  });

  it('offers no view of what the reader may not see', async () => {
    const views = [
      { key: 'named', label: 'Named', filter: { name: 'x' } },
      { key: 'paid', label: 'Paid', filter: { status: 'ACTIVE' } },
    ];
    const fields = { ...vacancy.fields, status: f.choice({ ACTIVE: 'Active' }, { level: 'private' }) };
    const levels = { private: { read: ['Office'], write: ['Office'] } } as const;
    const access = { read: ['EMPLOYEE'], levels };
    const resource = define({ fields, access, list: { columns: ['name', 'status'], views, opens: 'paid' } });
    const { router } = await showInEngine(<ListScreen resource={resource} />, {
      resources: [resource],
      answers: { 'setup/v1/Vacancy': pageOf(3), 'setup/v1/views': [] },
      path: '/vacancies',
      actor: { role: 'EMPLOYEE', privileges: new Set() },
    });
    await screen.findByRole('button', { name: 'Named' });
    expect(screen.queryByRole('button', { name: 'Paid' })).toBeNull();
    expect(router.state.location.search).not.toContain('ACTIVE');
  });

  it('has no such filters without the columns (B312)', async () => {
    const plain = define({ list: { columns: ['name'] } });
    await open({ 'setup/v1/Vacancy': pageOf(3) }, plain);
    await screen.findByText('Post 3');
    expect(screen.queryByRole('button', { name: 'Status' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Type' })).toBeNull();
  });
});

describe('the marks of a list', () => {
  const marked = (): string | undefined =>
    document.querySelector('[role=toolbar]')?.textContent?.match(/\d+ selected/)?.[0];
  const markFirst = (): void => void fireEvent.click(document.querySelector('tbody [data-mark]') as Element);

  it('go over its pages, but not to rows of another search or another visit', async () => {
    await open({ 'setup/v1/Vacancy': pageOf(25) });
    await screen.findByText('Post 10');
    markFirst();
    await waitFor(() => expect(marked()).toBe('1 selected'));
    fireEvent.click(screen.getByLabelText('Next page'));
    await screen.findByText('Page 2 of 3');
    expect(marked()).toBe('1 selected');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'teach' } });
    await waitFor(() => expect(marked()).toBeUndefined());

    markFirst();
    await waitFor(() => expect(marked()).toBe('1 selected'));
    cleanup();
    await open({ 'setup/v1/Vacancy': pageOf(25) });
    await screen.findByText('Post 10');
    await waitFor(() => expect(marked()).toBeUndefined());
  });
});

describe('the verbs of a row on a phone', () => {
  const withVerbs = (count: number) =>
    define({
      access: { read: ['Office'], update: ['Office'] },
      noArchive: true,
      actions: Object.fromEntries(
        Array.from({ length: count - 1 }, (_, at) => [`verb${at}`, { label: `Verb ${at}`, on: 'row' }]),
      ),
    });

  it('stand on the card when there are three (B149)', async () => {
    setWidth(767);
    await open({ 'setup/v1/Vacancy': pageOf(1) }, withVerbs(3));
    const verbs = await screen.findByRole('group', { name: 'Actions for Post 1' });
    expect(within(verbs).getAllByRole('button')).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Actions for Post 1' })).toBeNull();
  });

  it('become a list that opens when there are four (B149) (K006)', async () => {
    setWidth(767);
    await open({ 'setup/v1/Vacancy': pageOf(1) }, withVerbs(4));
    fireEvent.click(await screen.findByRole('button', { name: 'Actions for Post 1' }));
    expect(await screen.findAllByRole('menuitem')).toHaveLength(4);
    expect(screen.queryByRole('group', { name: 'Actions for Post 1' })).toBeNull();
  });
});
