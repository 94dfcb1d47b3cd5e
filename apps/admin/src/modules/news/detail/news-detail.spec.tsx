import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { closeApp } from '../../../../test/app.tsx';
import { heldBack, item, openNews, said, saysNothing, toast } from '../news-screens.fixture.ts';

afterEach(() => {
  jest.restoreAllMocks();
  closeApp();
});

const show = async (values: object = {}, answers: Parameters<typeof openNews>[1] = {}) => {
  const sent = openNews('/news/4', { 'v1/news/4': { ...item, ...values }, ...answers });
  await screen.findByRole('heading', { name: 'Library week begins' });
  return sent;
};
const factOf = (label: string): string | null | undefined =>
  screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;

describe('the page of an item', () => {
  it.each([
    ['ADMIN', 1],
    ['EMPLOYEE', 0],
    ['STUDENT', 0],
    ['PARENT', 0],
  ] as const)('offers %s Edit and Delete, or not (B172)', async (role, count) => {
    openNews('/news/4', {}, role);
    await screen.findByRole('heading', { name: 'Library week begins' });
    expect(screen.queryAllByRole('link', { name: 'Edit' })).toHaveLength(count);
    expect(screen.queryAllByRole('button', { name: 'Delete' })).toHaveLength(count);
    expect(screen.getByRole('button', { name: 'Download plan.txt' })).toBeTruthy();
  });

  it.each([
    ['2026-02-01', '01 February 2026'],
    [null, undefined],
    [undefined, undefined],
  ])('that runs out at %s shows %s (B174)', async (expiryDate, day) => {
    await show({ expiryDate });
    expect(screen.queryByText('Expires')?.nextElementSibling?.textContent).toBe(day);
  });

  it('tells the number of its author to who points there (B175)', async () => {
    await show({ authorName: 'Ayesha Khan', authorId: 37 });
    expect(screen.queryByRole('tooltip')).toBeNull();
    fireEvent.mouseOver(screen.getByText('Ayesha Khan'));
    expect((await screen.findByRole('tooltip')).textContent).toContain('37');
  });

  it.each([
    [1, true, '1 view (including yours)'],
    [2, true, '2 views (including yours)'],
    [0, true, '0 views (including yours)'],
  ])('seen %i times, by the user %s, shows "%s" (B176) (B177)', async (viewCount, userVisitNews, words) => {
    await show({ viewCount, userVisitNews });
    expect(factOf('Views')).toBe(words);
  });

  it('does not count the user before the visit is recorded (B177)', async () => {
    const { answer, give } = heldBack(said(200, '', { viewCount: 9 }));
    await show({ viewCount: 8, userVisitNews: false }, { 'news-views': answer });
    expect(factOf('Views')).toBe('8 views');
    await give();
    await waitFor(() => expect(factOf('Views')).toBe('9 views (including yours)'));
  });

  it('shows its content as it was formatted, and nothing that could run (B179)', async () => {
    const content =
      '<h2>Programme</h2><ul><li>Monday</li><li><strong>Tuesday</strong></li></ul><blockquote>Read</blockquote>' +
      '<img src="x" onerror="alert(1)"><script>alert(1)</script>';
    await show({ content });
    expect(screen.getByRole('heading', { name: 'Programme', level: 2 })).toBeTruthy();
    expect(screen.getAllByRole('listitem').map((one) => one.textContent)).toEqual(
      expect.arrayContaining(['Monday', 'Tuesday']),
    );
    const article = screen.getByRole('article');
    expect([article.querySelectorAll('strong, blockquote').length, article.innerHTML]).toEqual([
      2,
      expect.not.stringMatching(/onerror|<script|&lt;h2/),
    ]);
  });

  it.each([
    ['is not there', 404],
    ['was deleted', said(200, '', null)],
  ])('that %s says so in a warning (B181)', async (_, answer) => {
    openNews('/news/4', { 'v1/news/4': answer });
    const warning = await screen.findByRole('alert');
    expect(warning.textContent).toBe('News item not found or has been deleted');
    expect(warning.className).toContain('Warning');
    expect(screen.getByRole('link', { name: 'All news' }).getAttribute('href')).toBe('/news');
  });
});

describe('the visit of an item', () => {
  const recordings = (sent: readonly { readonly path: string }[]): number =>
    sent.filter(({ path }) => path.startsWith('news-views')).length;

  it('is recorded once, and not at all by who was there before (B194)', async () => {
    const sent = await show({ userVisitNews: false });
    await waitFor(() => expect(factOf('Views')).toBe('4 views (including yours)'));
    expect(recordings(sent)).toBe(1);
    closeApp();
    expect(recordings(await show({ userVisitNews: true }))).toBe(0);
  });

  it.each([[said(200, '', null)], [said(200, '', {})]])(
    'counts one more where no count is answered, %# (B212)',
    async (answer) => {
      await show({ viewCount: 7, userVisitNews: false }, { 'news-views': answer });
      await waitFor(() => expect(factOf('Views')).toBe('8 views (including yours)'));
    },
  );

  it('that could not be recorded is only logged (B213)', async () => {
    const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await show({ viewCount: 7, userVisitNews: false }, { 'news-views': 500 });
    await waitFor(() => expect(log).toHaveBeenCalledWith('The view was not recorded.', expect.anything()));
    expect([saysNothing(), factOf('Views'), screen.queryByRole('alert')]).toEqual([true, '7 views', null]);
  });
});

describe('a download', () => {
  const saved = (): Blob[] => {
    const blobs: Blob[] = [];
    URL.createObjectURL = (blob) => {
      blobs.push(blob as Blob);
      return 'blob:1';
    };
    URL.revokeObjectURL = () => undefined;
    return blobs;
  };
  const press = (): void => void fireEvent.click(screen.getByRole('button', { name: 'Download plan.txt' }));

  it('has the type that the server names, and says how it goes (B211) (B216)', async () => {
    const blobs = saved();
    const { answer, give } = heldBack(
      () => new Response('picture', { headers: { 'Content-Type': 'image/png' } }),
    );
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await show({}, { 'v1/news/download/9': answer });
    press();
    expect(await toast()).toBe('info: Downloading plan.txt...');
    await give();
    await waitFor(async () => expect(await toast()).toBe('success: plan.txt downloaded successfully!'));
    expect(blobs.map(({ type, size }) => [type, size])).toEqual([['image/png', 7]]);
    expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('plan.txt');
  });

  it('that fails saves nothing and says so (B216)', async () => {
    const blobs = saved();
    await show({}, { 'v1/news/download/9': 500 });
    press();
    await waitFor(async () =>
      expect(await toast()).toBe('error: Failed to download file. Please try again.'),
    );
    expect(blobs).toEqual([]);
  });
});
