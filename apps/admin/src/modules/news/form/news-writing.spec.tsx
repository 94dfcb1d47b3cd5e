import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { closeApp } from '../../../../test/app.tsx';
import { heldBack, item, said, toast, visitNews } from '../news-screens.fixture.ts';

afterEach(() => {
  jest.useRealTimers();
  closeApp();
});

const files = (): HTMLElement => screen.getByRole('group', { name: 'Attachments' });
const choose = (...chosen: File[]): void =>
  void fireEvent.change(screen.getByLabelText('Attach Document', { selector: 'input' }), {
    target: { files: chosen },
  });
const contentBox = (): HTMLElement => screen.getByRole('textbox', { name: /^Content/ });
/** Writes into the editor, which cannot receive keyboard input here. */
const write = (html: string): void => {
  contentBox().innerHTML = html;
  fireEvent.input(contentBox());
};
const openForm = async (path: string, answers: Parameters<typeof visitNews>[1] = {}) => {
  const shown = visitNews(path, answers);
  await screen.findByRole('toolbar');
  const writes = () => shown.sent.filter(({ method, path: to }) => method !== 'GET' && to.startsWith('v1/'));
  return { ...shown, writes };
};

describe('the editor', () => {
  it('has its eleven tools and three headings (B183)', async () => {
    await openForm('/news/create');
    const tools = within(screen.getByRole('toolbar'));
    expect(tools.getAllByRole('button').map((tool) => tool.getAttribute('aria-label'))).toEqual([
      'Bold',
      'Italic',
      'Link',
      'Bulleted list',
      'Numbered list',
      'Indent',
      'Outdent',
      'Block quote',
      'Insert table',
      'Undo',
      'Redo',
    ]);
    fireEvent.mouseDown(tools.getByRole('combobox'));
    const choices = await screen.findAllByRole('option');
    expect(choices.map(({ textContent }) => textContent)).toEqual([
      'Paragraph',
      'Heading 1',
      'Heading 2',
      'Heading 3',
    ]);
  });

  it.each([
    ['Bold', 'strong'],
    ['Italic', 'em'],
    ['Bulleted list', 'ul > li'],
    ['Numbered list', 'ol > li'],
    ['Block quote', 'blockquote'],
    ['Insert table', 'table'],
  ])('makes its words %s (B183)', async (name, selector) => {
    await openForm('/news/create');
    write('<p>Bring a book</p>');
    await screen.findByText(/^12\/5000/);
    expect(contentBox().querySelector(selector)).toBeNull();
    fireEvent.keyDown(contentBox(), { key: 'a', keyCode: 65, ctrlKey: true });
    fireEvent.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(contentBox().querySelector(selector)).not.toBeNull());
  });

  it('counts its letters, without markup, of 5000 (B184)', async () => {
    await openForm('/news/create');
    expect(screen.getByText(/^0\/5000/)).toBeTruthy();
    write('<p>Bring <strong>a</strong> book</p>');
    expect(await screen.findByText(/^12\/5000/)).toBeTruthy();
    write(`<p>${'y'.repeat(5001)}</p>`);
    expect(await screen.findByText(/^5001\/5000/)).toBeTruthy();
  });
});

describe('files of the form', () => {
  const pdf = new File(['x'.repeat(1536)], 'plan.pdf');
  const png = new File(['x'], 'map.png');
  const rows = (): readonly HTMLElement[] => within(files()).queryAllByRole('listitem');

  it('are none at first, and said to be (B188)', async () => {
    await openForm('/news/create');
    expect(within(files()).getByText('No files attached')).toBeTruthy();
    choose(pdf);
    expect(within(files()).queryByText('No files attached')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Remove plan.pdf' }));
    expect(within(files()).getByText('No files attached')).toBeTruthy();
  });

  it('show a sign by type, their size, their progress, and how to remove them (B187)', async () => {
    await openForm('/news/create');
    choose(pdf, png);
    const shown = rows().map((row) => [
      row.querySelector('svg[data-kind]')?.getAttribute('data-kind'),
      row.querySelector('svg[data-kind] path')?.getAttribute('d'),
      within(row).getByText(/KB/).textContent?.split(' · ')[0],
      within(row).getByRole('progressbar').getAttribute('aria-valuenow'),
    ]);
    expect(shown).toEqual([
      ['pdf', expect.any(String), '1.50 KB', '0'],
      ['png', expect.any(String), '0.00 KB', '0'],
    ]);
    expect(shown[0]?.[1]).not.toBe(shown[1]?.[1]);
    fireEvent.click(screen.getByRole('button', { name: 'Remove plan.pdf' }));
    expect(rows().map((row) => row.textContent)).toEqual([expect.stringContaining('map.png')]);
  });

  it('come forward 10 points every 200 ms, are in the list after 2 s, and wait to be sent (B192) (B193) (K069, K070)', async () => {
    const { writes } = await openForm('/news/create');
    jest.useFakeTimers();
    choose(pdf);
    const progress = (): number =>
      Number(within(files()).getByRole('progressbar').getAttribute('aria-valuenow'));
    const create = screen.getByRole('button', { name: 'Create' });
    for (let step = 0; step < 10; step += 1) {
      expect([progress(), within(files()).queryByText(/Sent when you save/)]).toEqual([step * 10, null]);
      expect(create).toHaveProperty('disabled', true);
      await act(() => jest.advanceTimersByTimeAsync(199));
      expect(progress()).toBe(step * 10);
      await act(() => jest.advanceTimersByTimeAsync(1));
    }
    expect(within(files()).getByText(/Sent when you save/)).toBeTruthy();
    expect(create).toHaveProperty('disabled', false);
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(writes()).toEqual([]);
  });
});

describe('saving', () => {
  it('a new item spins, sends its files, and leads to the list (B189) (B191) (B193)', async () => {
    const { answer, give } = heldBack(said(201, '', { id: 5 }));
    const { address, writes } = await openForm('/news/create', { 'v1/news/save': answer });
    expect(screen.queryByRole('button', { name: 'Update' })).toBeNull();
    fireEvent.change(screen.getByLabelText(/^Title/), { target: { value: 'A title' } });
    write('<p>Bring a book.</p>');
    await screen.findByText(/^13\/5000/);
    choose(new File(['x'], 'plan.pdf'));
    await within(files()).findByText(/Sent when you save/);
    const create = screen.getByRole('button', { name: 'Create' });
    expect([within(create).queryByRole('progressbar'), writes()]).toEqual([null, []]);
    fireEvent.click(create);
    expect(await within(create).findByRole('progressbar')).toBeTruthy();
    expect([address(), create]).toEqual(['/news/create', expect.objectContaining({ disabled: true })]);
    await give();
    await waitFor(() => expect(address()).toBe('/news'));
    const sent = writes().map(({ method, path, body }) => [
      method,
      path,
      (body as FormData).getAll('attachments').map((file) => (file as File).name),
    ]);
    expect(sent).toEqual([['POST', 'v1/news/save', ['plan.pdf']]]);
  });

  it('a change spins, and leads to the list (B189) (B191)', async () => {
    const { answer, give } = heldBack(said(200, '', item));
    const { address } = await openForm('/news/edit/4', {
      'v1/news/4': ({ method }) => (method === 'PUT' ? answer() : said(200, '', item)()),
    });
    expect(screen.queryByRole('button', { name: 'Create' })).toBeNull();
    fireEvent.change(screen.getByLabelText(/^Title/), { target: { value: 'Another title' } });
    const update = screen.getByRole('button', { name: 'Update' });
    fireEvent.click(update);
    expect(await within(update).findByRole('progressbar')).toBeTruthy();
    await give();
    await waitFor(() => expect(address()).toBe('/news'));
  });

  it.each([null, {}, [], 'text', { id: 4 }])('has no form over %j, which is no item (B217)', async (data) => {
    visitNews('/news/edit/4', { 'v1/news/4': said(200, '', data) });
    expect(await toast()).toBe('error: Failed to load news item: Invalid response format');
    expect(screen.queryByRole('button', { name: 'Update' })).toBeNull();
  });
});
