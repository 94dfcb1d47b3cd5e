import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { closeApp } from '../../../test/app.tsx';
import { brokenConnection, item, openNews, said } from './news-screens.fixture.ts';

afterEach(closeApp);

const text = (words: string | RegExp) => screen.findByText(words);
const dialog = () => screen.findByRole('dialog', { name: 'Confirm Delete' });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const never = (): Promise<Response> => new Promise(() => undefined);

describe('the list of news', () => {
  it('says what it is and offers to write, to search and to read (M024, M025, M026, M028, M029)', async () => {
    openNews('/news', {});
    expect(await text('View and manage news announcements')).toBeTruthy();
    expect((await screen.findByRole('link', { name: 'Create News' })).getAttribute('href')).toBe(
      '/news/create',
    );
    expect(screen.getByPlaceholderText('Search news...')).toBeTruthy();
    const card = await screen.findByRole('article');
    expect(within(card).getByText('Unknown')).toBeTruthy();
    expect(within(card).getByText('Read More')).toBeTruthy();
  });

  it('says that it loads (M034)', async () => {
    openNews('/news', { 'v1/news/all': never });
    expect(await text('Loading news items...')).toBeTruthy();
  });

  it('says that it searches, and that nothing was found (M027, M030, M031)', async () => {
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((done) => {
      answer = done;
    });
    openNews('/news', {
      'v1/news/search': () => answered.then(said(200, '', [])),
    });
    await text('Library week begins');
    const box = screen.getByRole('searchbox');
    fireEvent.change(box, { target: { value: 'zebra' } });
    expect(await text('Searching...')).toBeTruthy();
    await act(async () => answer());
    expect(await text('No results found')).toBeTruthy();
    fireEvent.click(screen.getByText('Clear search'));
    expect((box as HTMLInputElement).value).toBe('');
    expect(await text('Library week begins')).toBeTruthy();
  });

  it('says that there is none, and offers to write one (M025, M032, M033)', async () => {
    openNews('/news', { 'v1/news/all': [] });
    expect(await text('No news items')).toBeTruthy();
    expect(screen.getByText('There are no news items to display.')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Create News' })).toHaveLength(2);
  });

  it('says that it could not be read (M105)', async () => {
    openNews('/news', { 'v1/news/all': 500 });
    expect(await text('Failed to load news items')).toBeTruthy();
  });

  it('says that the search has failed, and finds in what is there (M106)', async () => {
    openNews('/news', { 'v1/news/search': 500 });
    await text('Library week begins');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'library' } });
    expect(await text('Failed to search news')).toBeTruthy();
    expect(screen.getByRole('article').textContent).toContain('Library week begins');
  });
});

describe('deleting news', () => {
  const open = async (answer: Parameters<typeof openNews>[1][string]) => {
    openNews('/news', { 'v1/news/4': answer });
    fireEvent.click(await button('Delete Library week begins'));
    return within(await dialog());
  };

  it('is asked once more, naming what goes (M035, M036, M037, M038)', async () => {
    const asked = await open({});
    expect(
      asked.getByText(
        'This action cannot be undone. All data associated with this news item will be permanently deleted.',
      ),
    ).toBeTruthy();
    expect(asked.getByText(/Library week begins/)).toBeTruthy();
    expect(asked.getByRole('button', { name: 'Delete' })).toBeTruthy();
    fireEvent.click(asked.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says that it goes on, and that it is done (M039, M107)', async () => {
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((done) => {
      answer = done;
    });
    const asked = await open(() => answered.then(said(200, '')));
    fireEvent.click(asked.getByRole('button', { name: 'Delete' }));
    expect(await asked.findByText('Deleting...')).toBeTruthy();
    await act(async () => answer());
    expect(await text('News item deleted successfully')).toBeTruthy();
  });

  it('says why it failed (M108)', async () => {
    const asked = await open(500);
    fireEvent.click(asked.getByRole('button', { name: 'Delete' }));
    expect(await text('Failed to delete news item')).toBeTruthy();
  });
});

describe('one announcement', () => {
  it('tells everything about itself (M040, M041, M042, M043, M044, M045, M047, M048, M049, M050)', async () => {
    openNews('/news/4', {});
    await text('Bring a book.');
    for (const label of ['Published date', 'Expires', 'Author', 'Views', 'Last Updated']) {
      expect(screen.getByText(label)).toBeTruthy();
    }
    expect(document.body.textContent).toContain('3 views (including yours)');
    expect(screen.getByRole('link', { name: 'Edit' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Delete' })).toBeTruthy();
    expect(screen.getByText('Download')).toBeTruthy();
  });

  it('has one view, or is not there, or says that it loads (M046, M051, M052)', async () => {
    openNews('/news/4', { 'v1/news/4': { ...item, viewCount: 1, userVisitNews: true } });
    expect(await screen.findByText(/^1 view( |$)/)).toBeTruthy();
    closeApp();
    openNews('/news/5', {});
    expect(await text('News item not found or has been deleted')).toBeTruthy();
    closeApp();
    openNews('/news/4', { 'v1/news/4': never });
    expect(await text('Loading news item...')).toBeTruthy();
  });

  it('says why it cannot be shown (M109, M119)', async () => {
    openNews('/news/6', { 'v1/news/6': 500 });
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load news item');
    closeApp();
    openNews('/news/7', { 'v1/news/7': brokenConnection });
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Unable to load the news item. Please try again later.',
    );
  });

  it('says how a download goes (M116, M117, M118)', async () => {
    URL.createObjectURL = () => 'blob:1';
    URL.revokeObjectURL = () => undefined;
    openNews('/news/4', { 'v1/news/download/9': () => new Response('Monday') });
    const download = await button('Download plan.txt');
    fireEvent.click(download);
    expect(await text('Downloading plan.txt...')).toBeTruthy();
    expect(await text('plan.txt downloaded successfully!')).toBeTruthy();
    closeApp();
    openNews('/news/4', { 'v1/news/download/9': 500 });
    fireEvent.click(await button('Download plan.txt'));
    expect(await text('Failed to download file. Please try again.')).toBeTruthy();
  });
});
