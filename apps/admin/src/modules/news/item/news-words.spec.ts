import type { NewsItem } from '@school/domain';
import { excerptOf, markedParts, matches, publishedOf, sizeInKb, wasUpdated } from './news-words.ts';
import { afterVisit } from '../detail/use-view-recording.ts';
import { formDataOf, inputOf, emptyNews, problemsOf, sortFiles } from '../form/news-input.ts';

const item: NewsItem = {
  id: 7,
  title: 'Sports day',
  content: '<h2>Friday</h2><p>On the <b>green</b> field</p>',
  category: 'SPORT',
  audience: 'ALL',
  audiences: ['STUDENT', 'PARENT'],
  targetAudience: ['STUDENT', 'PARENT'],
  authorName: 'Ayesha Khan',
  authorId: 4,
  publishDate: '2026-11-21',
  formattedDate: null,
  expiryDate: null,
  createdAt: '2026-11-20T08:00:00Z',
  updatedAt: '2026-11-20T08:00:00Z',
  viewCount: 0,
  userVisitNews: false,
  version: 3,
  attachments: [
    {
      id: 5,
      fileName: 'plan.pdf',
      fileType: 'application/pdf',
      fileSize: 1536,
      filePath: 'api/v1/news/download/5',
    },
  ],
};

describe('a card', () => {
  it('shows at most 150 letters without markup, then three dots (B161) (K001)', () => {
    expect(excerptOf(item)).toBe('Friday On the green field');
    expect(excerptOf({ content: `<p>${'x'.repeat(150)}</p>` })).toBe('x'.repeat(150));
    expect(excerptOf({ content: `<p>${'x'.repeat(151)}</p>` })).toBe(`${'x'.repeat(150)}...`);
  });

  it('marks what is searched for, literally (B163)', () => {
    expect(markedParts('Sports day (sports)', 'SPORTS')).toEqual([
      { text: 'Sports', isMarked: true },
      { text: ' day (', isMarked: false },
      { text: 'sports', isMarked: true },
      { text: ')', isMarked: false },
    ]);
    expect(markedParts('a.b', '.')).toHaveLength(3);
    expect(markedParts('abc', ' ')).toEqual([{ text: 'abc', isMarked: false }]);
  });

  it.each(['sp', 'OR', 'gr', 'kh', 'EN', '21'])(
    'is found by %s in title, text, author, category, audiences or date (B204)',
    (search) => expect(matches(item, search)).toBe(true),
  );
  it('is not found by markup or other letters (B204)', () => {
    expect([matches(item, '<b'), matches(item, 'zz')]).toEqual([false, false]);
  });
});

describe('the page of an item', () => {
  it('shows the formatted date, else the published one, else the created one (B173)', () => {
    expect(publishedOf({ ...item, formattedDate: 'Day X' })).toBe('Day X');
    expect(publishedOf(item)).toBe('21 November 2026');
    expect(publishedOf({ ...item, publishDate: null })).toBe('20 November 2026');
  });

  it('tells a change only when there was one (B178)', () => {
    expect(wasUpdated(item)).toBe(false);
    expect(wasUpdated({ ...item, updatedAt: '2026-11-20T08:00:01Z' })).toBe(true);
  });

  it('shows sizes in KB with two decimals (B180) (K060)', () => {
    expect([sizeInKb(1536), sizeInKb(0), sizeInKb(5_242_880)]).toEqual(['1.50 KB', '0.00 KB', '5120.00 KB']);
  });

  it('takes the count of the server, else one more than was shown (B212) (K072)', () => {
    expect(afterVisit({ ...item, viewCount: 4 }, 9)).toMatchObject({ viewCount: 9, userVisitNews: true });
    expect(afterVisit({ ...item, viewCount: 4 }, undefined).viewCount).toBe(5);
    expect(afterVisit(item, undefined).viewCount).toBe(1);
  });
});

describe('the form', () => {
  it('starts for all four audiences as GENERAL (B185) (B186) (K061, K062)', () => {
    expect(emptyNews).toMatchObject({
      audiences: ['ADMIN', 'EMPLOYEE', 'STUDENT', 'PARENT'],
      category: 'GENERAL',
    });
  });

  it('names every problem, the title first (B196) (B197) (B198) (B199) (K063)', () => {
    const keys = problemsOf({ ...emptyNews, title: ' ', audiences: [] }).map(({ key }) => key);
    expect(keys).toEqual(['news.problem.title', 'news.problem.content', 'news.problem.audiences']);
    expect(problemsOf({ ...inputOf(item), content: `<p>${'x'.repeat(5001)}</p>` })).toEqual([
      { field: 'content', key: 'news.problem.length', params: { count: '5001' } },
    ]);
    expect(problemsOf({ ...inputOf(item), content: `<p>${'<b>x</b>'.repeat(5000)}</p>` })).toEqual([]);
  });

  it('takes two files of the named kinds up to 5 MB (B200) (B201) (B202) (K064, K065)', () => {
    const file = (name: string, size = 10) => ({ name, size });
    const { taken, refused } = sortFiles(
      [
        file('a.exe'),
        file('b.txt', 5 * 1_048_576 + 1),
        file('c.PDF', 5 * 1_048_576),
        file('d.jpg'),
        file('e.png'),
        file('f.png'),
      ],
      0,
    );
    expect(taken.map(({ name }) => name)).toEqual(['c.PDF', 'd.jpg']);
    expect(refused).toEqual([
      ['news.problem.type', 'a.exe'],
      ['news.problem.size', 'b.txt'],
      ['news.problem.files', 'e.png'],
    ]);
    expect(sortFiles([file('x.pdf')], 2).taken).toEqual([]);
  });

  it('is sent with joined audiences, one audience or MULTIPLE, and repeated files (B207) (B208) (B209) (K071)', () => {
    const files = ['a.txt', 'b.txt'].map((name) => ({
      key: name,
      name,
      size: 1,
      file: new File(['x'], name),
    }));
    const form = formDataOf(inputOf(item), files, item);
    expect([form.get('audiences'), form.get('audience'), form.get('version')]).toEqual([
      'STUDENT,PARENT',
      'MULTIPLE',
      '3',
    ]);
    expect(form.getAll('attachments').map((file) => (file as File).name)).toEqual(['a.txt', 'b.txt']);
    expect(form.getAll('removedAttachmentIds')).toEqual(['5']);
    const one = formDataOf({ ...emptyNews, audiences: ['PARENT'] }, [], undefined);
    expect([one.get('audience'), one.has('expiryDate'), one.has('version')]).toEqual([
      'PARENT',
      false,
      false,
    ]);
  });
});
