import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { closeApp } from '../../../../test/app.tsx';
import { heldBack, item, openNews, said, toast } from '../news-screens.fixture.ts';

afterEach(() => {
  jest.useRealTimers();
  closeApp();
});

const sportsDay = {
  ...item,
  id: 5,
  title: 'Sports day',
  content: `<h2>Run</h2><p>${'x'.repeat(200)}</p>`,
  authorName: 'Ayesha Khan',
  viewCount: 1,
  attachments: [],
};
const both = [item, sportsDay];
const box = (): HTMLInputElement => screen.getByRole('searchbox');
const search = (value: string): void => void fireEvent.change(box(), { target: { value } });
const titles = (): readonly (string | null)[] =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const loaded = async (count: number): Promise<void> =>
  waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(count));

describe('a card', () => {
  it('shows title, date, author, attachments, excerpt and Read More (B158)', async () => {
    openNews('/news', { 'v1/news/all': both });
    await loaded(2);
    const [first, second] = screen.getAllByRole('article').map((card) => within(card));
    expect(first?.getByRole('heading').textContent).toBe('Library week begins');
    for (const words of ['05 January 2026', 'Bring a book.', '1 attachment']) {
      expect(first?.getByText(words)).toBeTruthy();
    }
    const more = first?.getByRole('link', { name: 'Read More: Library week begins' });
    expect([more?.textContent, more?.getAttribute('href')]).toEqual(['Read More', '/news/4']);
    expect(second?.getByText('Ayesha Khan')).toBeTruthy();
    expect(second?.getByText('0 attachments')).toBeTruthy();
    expect(second?.getByText(`Run ${'x'.repeat(146)}...`)).toBeTruthy();
  });

  it.each([
    [3, '3 views'],
    [1, '1 view'],
    [0, '0 views'],
    [null, undefined],
    [undefined, undefined],
  ])('shows %s views as "%s" (B159)', async (viewCount, words) => {
    openNews('/news', { 'v1/news/all': [{ ...item, viewCount }] });
    await loaded(1);
    expect(screen.queryByText(/views?$/)?.textContent).toBe(words);
  });

  it.each([null, undefined, ''])('has an author that is Unknown for %j (B160)', async (authorName) => {
    openNews('/news', { 'v1/news/all': [{ ...item, authorName }] });
    await loaded(1);
    expect(screen.getByText('Unknown')).toBeTruthy();
  });
});

describe('the search', () => {
  it('has a button that empties it, and then everything is there (B162, B203)', async () => {
    const sent = openNews('/news', { 'v1/news/all': both });
    await loaded(2);
    expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull();
    search('sp');
    expect(titles()).toEqual(['Sports day']);
    fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect([box().value, titles()]).toEqual(['', ['Library week begins', 'Sports day']]);
    search('da');
    search('');
    expect(titles()).toHaveLength(2);
    expect(sent.filter(({ path }) => path.includes('news/search'))).toEqual([]);
  });

  it('says Searching... until the server has answered (B162)', async () => {
    const { answer, give } = heldBack(said(200, '', [sportsDay]));
    openNews('/news', { 'v1/news/all': both, 'v1/news/search': answer });
    await loaded(2);
    search('day');
    expect(screen.getByText('Searching...').closest('[role="status"]')).not.toBeNull();
    await give();
    await waitFor(() => expect(titles()).toEqual(['Sports day']));
    expect(screen.queryByText('Searching...')).toBeNull();
  });

  it('asks the server from three letters on, once typing has rested for 500 ms (K067, K068)', async () => {
    const sent = openNews('/news', { 'v1/news/all': both, 'v1/news/search': [sportsDay] });
    await loaded(2);
    const asked = (): readonly string[] =>
      sent.flatMap(({ path }) => (path.includes('news/search') ? [path] : []));
    jest.useFakeTimers();
    search('da');
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(asked()).toEqual([]);
    search('day');
    await act(() => jest.advanceTimersByTimeAsync(499));
    expect(asked()).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(50));
    expect(asked()).toEqual([expect.stringContaining('day')]);
  });

  it('lifts out the first it found, for 1.5 seconds (B164) (K059)', async () => {
    openNews('/news', { 'v1/news/all': both });
    await loaded(2);
    const lifted = (): readonly (string | null)[] =>
      screen.getAllByRole('article').map((card) => card.getAttribute('data-first'));
    expect(lifted()).toEqual(['false', 'false']);
    jest.useFakeTimers();
    search('20');
    expect(lifted()).toEqual(['true', 'false']);
    await act(() => jest.advanceTimersByTimeAsync(1499));
    expect(lifted()).toEqual(['true', 'false']);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(lifted()).toEqual(['false', 'false']);
  });

  it('without a match offers to clear itself, and then everything is there (B165)', async () => {
    openNews('/news', { 'v1/news/all': both });
    await loaded(2);
    search('zq');
    expect([screen.getByRole('heading', { name: 'No results found' }), titles()]).toEqual([
      expect.anything(),
      [],
    ]);
    fireEvent.click(screen.getByText('Clear search'));
    expect([box().value, titles()]).toEqual(['', ['Library week begins', 'Sports day']]);
  });

  it('looks in what is loaded when the server fails, and says so (B206)', async () => {
    openNews('/news', { 'v1/news/all': both, 'v1/news/search': 500 });
    await loaded(2);
    search('khan');
    expect(await toast()).toBe('error: Failed to search news');
    await waitFor(() => expect(titles()).toEqual(['Sports day']));
  });
});

/** All CSS rules that the components have inserted. */
const rules = (): string =>
  [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('\n');

describe('the list', () => {
  it('has two columns, and excerpts of three lines (K057, K058)', async () => {
    openNews('/news', { 'v1/news/all': both });
    await loaded(2);
    expect(rules()).toMatch(/min-width: ?992px\)[^}]*grid-template-columns: ?repeat\(2, minmax\(0, ?1fr\)\)/);
    expect(rules()).toMatch(/-webkit-line-clamp: ?3;/);
  });

  it.each([
    ['ADMIN', 'v1/news/all', 2],
    ['STUDENT', 'v1/news/current-user', 0],
  ] as const)(
    'without news says so to %s, who may write from there or not (B166)',
    async (role, path, links) => {
      openNews('/news', { [path]: [] }, role);
      expect(await screen.findByRole('heading', { name: 'No news items' })).toBeTruthy();
      expect(screen.getByText('There are no news items to display.')).toBeTruthy();
      expect(screen.queryAllByRole('link', { name: 'Create News' })).toHaveLength(links);
    },
  );

  it('is empty when it cannot be read (B210)', async () => {
    openNews('/news', { 'v1/news/all': 500 });
    expect(await toast()).toBe('error: Failed to load news items');
    expect(screen.getByRole('heading', { name: 'No news items' })).toBeTruthy();
    expect(titles()).toEqual([]);
  });

  it('is read again whenever one comes back to the tab (B167)', async () => {
    let now: readonly object[] = [item];
    const sent = openNews('/news', { 'v1/news/all': () => said(200, '', now)() });
    await loaded(1);
    const reads = (): number => sent.filter(({ path }) => path.startsWith('v1/news/all')).length;
    const look = (state: DocumentVisibilityState): void => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      fireEvent(document, new Event('visibilitychange', { bubbles: true }));
    };
    now = both;
    look('hidden');
    expect(reads()).toBe(1);
    look('visible');
    await loaded(2);
    expect(reads()).toBe(2);
    look('hidden');
    look('visible');
    await waitFor(() => expect(reads()).toBe(3));
  });
});
