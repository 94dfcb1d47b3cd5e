import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { defineResource, f, masterData, type AnyResource } from '@school/kernel';
import { showInEngine } from '../../../../test/engine.tsx';
import type { Sent } from '../../../../test/server.ts';
import { ListScreen } from '../ListScreen.tsx';

const define = (more: object = {}): AnyResource =>
  defineResource('vacancy', {
    module: 'office',
    label: ['Vacancy', 'Vacancies'],
    api: 'setup/v1/Vacancy',
    fields: {
      name: f.text({ required: true, search: true }),
      status: f.choice({ ACTIVE: 'Active', NEW: 'New' }),
      open: f.flag(),
      since: f.date(),
      place: f.text(),
      hall: f.text(),
      code: f.text({ unique: true }),
      pay: f.money(),
    },
    title: 'name',
    list: { columns: ['name', 'status', 'pay'], filters: ['place', 'code'], ...more },
    access: masterData('Office'),
  });

const statusOf = (at: number): string => (at < 4 ? 'ACTIVE' : 'NEW');
const everyRow = Array.from({ length: 7 }, (_, at) => ({
  id: at + 1,
  version: 1,
  archived: false,
  name: `Post ${at + 1}`,
  status: statusOf(at),
  open: at % 2 === 0,
  since: '2026-01-05',
  pay: '10.00',
}));
const queryOf = ({ path }: Sent): URLSearchParams => new URLSearchParams(path.split('?')[1]);
const parsed = (text: string | null): never => JSON.parse(text ?? 'null') as never;

/** A server with two groups: four active rows and three new ones. */
const answers = {
  'setup/v1/Vacancy': (sent: Sent) => {
    const query = queryOf(sent);
    const group = parsed(query.get('group')) as { closed?: string[]; open?: string[] } | null;
    const [from, to] = parsed(query.get('range')) as [number, number];
    const isShown = (status: string): boolean =>
      group?.open ? group.open.includes(status) : group?.closed?.includes(status) !== true;
    const rows = everyRow
      .filter(({ status }) => isShown(status))
      .map((row) => (group ? { ...row, _group: row.status } : row));
    return new Response(JSON.stringify({ success: true, data: rows.slice(from, to + 1), message: '' }), {
      headers: { 'Content-Range': `vacancy ${from}-${to}/${rows.length}` },
    });
  },
  'setup/v1/Vacancy/aggregate': (sent: Sent) => {
    const group = parsed(queryOf(sent).get('group')) as { closed?: string[]; open?: string[] } | null;
    const closed = group?.open
      ? ['ACTIVE', 'NEW'].filter((key) => !group.open?.includes(key))
      : group?.closed;
    const rows = 7 - (closed?.includes('ACTIVE') ? 4 : 0) - (closed?.includes('NEW') ? 3 : 0);
    const figure = (key: string, count: number, start: number) => ({
      key,
      label: null,
      count,
      sum: { pay: `${count}0.00` },
      start,
    });
    const groups = [figure('ACTIVE', 4, 0), figure('NEW', 3, closed?.includes('ACTIVE') ? 0 : 4)];
    const data = { count: 7, sum: { pay: '70.00' }, ...(group ? { rows, groupCount: 2, groups } : {}) };
    return new Response(JSON.stringify({ success: true, data, message: '' }));
  },
};

const open = (resource = define(), path = '/vacancies') =>
  showInEngine(<ListScreen resource={resource} />, { resources: [resource], answers, path });
/** By text: finding roles in a whole page takes jsdom seconds. */
const chooseGroup = async (name: string): Promise<void> => {
  fireEvent.click(await screen.findByText(/^(Group|By .*)$/, { selector: 'button span' }));
  fireEvent.click(await screen.findByText(name, { selector: '[role=menu] *' }));
};
const headings = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-heading]')];
/** The button of a heading, once it shows this text. */
const heading = (text: string): Promise<HTMLElement> =>
  waitFor(() => {
    const found = headings().find(({ textContent }) => textContent === text);
    if (!found)
      throw new Error(
        `${text} is none of ${headings()
          .map(({ textContent }) => textContent)
          .join()}`,
      );
    return found;
  });
const lines = (): readonly (string | null)[] =>
  [...document.querySelectorAll('tr[data-row]')].map(
    (row) => row.querySelector('[data-heading], td[data-column=name]')?.textContent ?? '',
  );
const setWidth = (width: number): void => {
  window.innerWidth = width;
  window.dispatchEvent(new Event('resize'));
};

afterEach(() => {
  cleanup();
  setWidth(1280);
  localStorage.clear();
  sessionStorage.clear();
});

describe('a list in groups', () => {
  it('is offered by what rows have in common, days by day, month and year', async () => {
    await open();
    fireEvent.click(await screen.findByText('Group', { selector: 'button span' }));
    const offered = await screen.findAllByRole('menuitemradio');
    expect(offered.map(({ textContent }) => textContent)).toEqual([
      'No groups',
      'Status',
      'Open',
      'Since: day',
      'Since: month',
      'Since: year',
      'Place',
    ]);
  });

  it('stands under headings with the count and sum of the whole group, in the address', async () => {
    const { sent, router } = await open();
    await chooseGroup('Status');
    await heading('Active4');
    expect(lines()).toEqual([
      'Active4',
      'Post 1',
      'Post 2',
      'Post 3',
      'Post 4',
      'New3',
      'Post 5',
      'Post 6',
      'Post 7',
    ]);
    const line = (await heading('Active4')).closest('tr');
    expect(line?.querySelector('th')?.getAttribute('colspan')).toBe('3');
    expect(line?.textContent).toContain('40.00');
    const asked = sent.filter(({ path }) => path.startsWith('setup/v1/Vacancy/getall')).at(-1);
    expect(queryOf(asked as Sent).get('group')).toBe('{"by":"status"}');
    const extras = parsed(new URLSearchParams(router.state.location.search).get('displayedFilters'));
    expect(extras).toEqual({ group: { by: 'status' } });
    expect(new URLSearchParams(router.state.location.search).get('filter')).toBe('{"archived":false}');
  });

  it('says which part of a group stands on a page, and counts what is closed', async () => {
    const group = { group: { by: 'status' } };
    const path = `/vacancies?${new URLSearchParams({ filter: '{}', page: '2', perPage: '3', displayedFilters: JSON.stringify(group) })}`;
    await open(define(), path);
    fireEvent.click(await heading('Active4–4 of 4 on this page'));
    // Its heading is on the first page, and so are the rows after it.
    await screen.findByText('Page 1 of 1');
    await screen.findByText('Post 7');
    expect(lines()).toEqual(['Active4', 'New3', 'Post 5', 'Post 6', 'Post 7']);
    expect((await heading('Active4')).getAttribute('aria-expanded')).toBe('false');
    expect(screen.getByText('7 records')).toBeTruthy();
  });

  it('closes and opens all groups at once', async () => {
    await open();
    await chooseGroup('Status');
    await screen.findByText('Post 7');
    await chooseGroup('Close all groups');
    await screen.findByText('7 records');
    expect(lines()).toEqual(['Active4', 'New3']);
    fireEvent.click(await heading('New3'));
    await screen.findByText('Post 5');
    expect(lines()).toEqual(['Active4', 'New3', 'Post 5', 'Post 6', 'Post 7']);
    await chooseGroup('Open all groups');
    await screen.findByText('Post 1');
  });

  it('is gone through with the arrow keys: Left closes a group, Right opens it', async () => {
    await open();
    await chooseGroup('Status');
    await screen.findByText('Post 7');
    const first = await heading('Active4');
    first.focus();
    fireEvent.keyDown(first, { key: 'ArrowDown' });
    const row = document.activeElement as HTMLElement;
    expect(row.dataset['id']).toBe('1');
    fireEvent.keyDown(row, { key: 'ArrowUp' });
    expect(document.activeElement).toBe(first);
    fireEvent.keyDown(first, { key: 'ArrowRight' });
    expect(first.getAttribute('aria-expanded')).toBe('true');
    fireEvent.keyDown(first, { key: 'ArrowLeft' });
    expect(first.getAttribute('aria-expanded')).toBe('false');
    await screen.findByText('Page 1 of 1');
    expect(document.activeElement).toBe(first);
    fireEvent.keyDown(first, { key: 'ArrowDown' });
    expect(document.activeElement?.textContent).toBe('New3');
  });

  it('begins as the definition says, with its titles, until somebody takes the groups away', async () => {
    const titles = { ACTIVE: 'To be filled', NEW: 'To be checked' };
    const { router } = await open(define({ group: { by: 'status', titles } }));
    await heading('To be filled4');
    expect(router.state.location.search).toBe('');
    await chooseGroup('No groups');
    await screen.findByText('Post 7');
    expect(headings()).toEqual([]);
    expect(lines()).toHaveLength(7);
  });

  it('ignores groups that one may not see or that are no more', async () => {
    const path = `/vacancies?${new URLSearchParams({ filter: '{}', displayedFilters: '{"group":{"by":"gone"}}' })}`;
    const { sent } = await open(define(), path);
    await screen.findByText('Post 7');
    expect(sent.some(({ path: asked }) => asked.includes('group'))).toBe(false);
  });

  it('has its headings between the cards on a phone', async () => {
    setWidth(360);
    await open();
    await chooseGroup('Status');
    await heading('New3');
    const cards = document.querySelectorAll('ul[aria-label=Vacancies] > li');
    expect(cards[0]?.textContent).toContain('Active4');
    expect(cards[0]?.textContent).toContain('40.00');
    expect(cards[5]?.textContent).toContain('New3');
  });
});
