import { fireEvent, screen, within } from '@testing-library/react';
import { closeApp } from '../../../test/app.tsx';
import { brokenConnection, item, openNews, said } from './news-screens.fixture.ts';

afterEach(closeApp);

const text = async (words: string | RegExp): Promise<HTMLElement> =>
  (await screen.findAllByText(words))[0] as HTMLElement;
const press = async (name: string): Promise<void> =>
  void fireEvent.click(await screen.findByRole('button', { name }));
const type = async (label: RegExp, value: string): Promise<void> =>
  void fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const choose = async (...files: File[]): Promise<void> => {
  const box = await screen.findByLabelText('Attach Document', { selector: 'input' });
  fireEvent.change(box, { target: { files } });
};
const file = (name: string, size = 10): File => {
  const made = new File(['x'], name);
  Object.defineProperty(made, 'size', { value: size });
  return made;
};

describe('the form of news', () => {
  it('has its fields, its files and its way out (M053, M054, M055, M056, M057, M060, M061, M062, M063, M065)', async () => {
    openNews('/news/create', {});
    expect(await screen.findByLabelText(/^Title/)).toBeTruthy();
    for (const words of [/^Content/, /^audiences/i, /^category$/i, 'Attachments', 'No files attached']) {
      expect(await text(words)).toBeTruthy();
    }
    for (const name of ['Attach Document', 'Cancel', 'Create']) {
      expect(screen.getByRole('button', { name })).toBeTruthy();
    }
    expect(screen.getByRole('combobox', { name: /category/i }).getAttribute('value')).toBe('GENERAL');
  });

  it('counts letters and has its tools (M058, M059)', async () => {
    openNews('/news/create', {});
    expect(await text(/^0\/5000/)).toBeTruthy();
    const tools = within(await screen.findByRole('toolbar'));
    expect(tools.getByRole('combobox', { hidden: true })).toBeTruthy();
    for (const tool of [
      'bold',
      'italic',
      'link',
      'bulleted list',
      'numbered list',
      'indent',
      'outdent',
      'block quote',
      'insert table',
      'undo',
      'redo',
    ]) {
      expect(tools.getByRole('button', { name: new RegExp(`^${tool}$`, 'i') })).toBeTruthy();
    }
    expect(tools.getByText('Paragraph')).toBeTruthy();
  });

  it('asks for what is missing (M077, M078, M080)', async () => {
    const sent = openNews('/news/create', {});
    await press('Create');
    expect(await text('Title is required')).toBeTruthy();
    await type(/^Title/, 'Library week');
    expect(await text('Content is required')).toBeTruthy();
    for (const tick of screen.getAllByRole('checkbox')) fireEvent.click(tick);
    expect(await text('Please select at least one audience')).toBeTruthy();
    expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('says how much too long the content is (M079)', async () => {
    openNews('/news/edit/4', { 'v1/news/4': { ...item, content: `<p>${'x'.repeat(5001)}</p>` } });
    await press('Update');
    expect(await text('Content exceeds maximum length of 5000 characters (current: 5001)')).toBeTruthy();
  });

  it('takes two files of the named kinds and sizes (M081, M082, M083)', async () => {
    openNews('/news/create', {});
    await choose(file('bad.exe'));
    expect(await text('File type not allowed: bad.exe')).toBeTruthy();
    await choose(file('film.pdf', 5 * 1024 * 1024 + 1));
    expect(await text('File too large: film.pdf (max 5MB)')).toBeTruthy();
    await choose(file('a.pdf'), file('b.pdf'), file('c.pdf'));
    expect(await text('You can only attach up to 2 files')).toBeTruthy();
    expect(screen.queryByText('No files attached')).toBeNull();
  });

  it('is for administrators (M084)', async () => {
    openNews('/news/create', { 'v1/news/current-user': [] }, 'STUDENT');
    expect(await text("You don't have permission to access this page")).toBeTruthy();
    expect(await text('View and manage news announcements')).toBeTruthy();
  });

  it('cannot change what it cannot read (M110, M109)', async () => {
    openNews('/news/edit/4', { 'v1/news/4': ['no item'] });
    expect(await text('Failed to load news item: Invalid response format')).toBeTruthy();
    closeApp();
    openNews('/news/edit/8', { 'v1/news/8': 500 });
    expect(await text('Failed to load news item')).toBeTruthy();
  });
});

describe('saving news', () => {
  const change = async (answer: Parameters<typeof openNews>[1][string]): Promise<void> => {
    let first = true;
    openNews('/news/edit/4', {
      'v1/news/4': () => {
        if (!first)
          return typeof answer === 'function' ? (answer as () => Response)() : said(200, '', answer)();
        first = false;
        return said(200, '', item)();
      },
    });
    await type(/^Title/, 'Another title');
    await press('Update');
  };
  // A rewritten item is filled from the existing one: the editor itself cannot receive keyboard input here.
  const create = async (answer: Parameters<typeof openNews>[1][string]): Promise<void> => {
    openNews('/news/create', { 'v1/news/save': answer });
    await type(/^Title/, 'A title');
    const box = await screen.findByRole('textbox', { name: /^Content/ });
    box.innerHTML = '<p>Bring a book.</p>';
    fireEvent.input(box);
    await text(/^1[0-9]\/5000/);
    await press('Create');
  };

  it.each([
    [{ id: 5 }, 'News created successfully!'],
    [said(409, 'Not on a Sunday'), 'Failed to create news: Not on a Sunday'],
    [brokenConnection, 'An error occurred while creating the news'],
  ])('a new item says how it went, %# (M111, M113, M115)', async (answer, words) => {
    await create(answer);
    expect(await text(words)).toBeTruthy();
  });

  it.each([
    [item, 'News updated successfully!'],
    [said(409, 'Not on a Sunday'), 'Failed to update news: Not on a Sunday'],
    [brokenConnection, 'An error occurred while updating the news'],
  ])('a change says how it went, %# (M064, M112, M114, M115)', async (answer, words) => {
    await change(answer);
    expect(await text(words)).toBeTruthy();
  });
});
