import { routesOf } from '@school/kernel';
import { catalogue } from '@school/resources';
import { fittingEntries } from './ranked-entries.ts';
import { everydayWords } from './record-verbs.ts';
import { englishFind } from './verb-entries.fixture.ts';

const pages = routesOf(catalogue)
  .filter(({ kind, path }) => (kind === 'list' || kind === 'screen') && !path.includes(':'))
  .map(({ path, label, kind }) => ({
    key: path,
    kind: 'screen' as const,
    title: label,
    about: kind,
    to: path,
    words: everydayWords(englishFind.translate, label),
  }));
const found = (typed: string): string[] => fittingEntries(pages, typed).map(({ entry }) => entry.title);

it.each([
  ['year end', ['Batch transfers', 'Financial years', 'Academic years', 'Leave years', 'Fee categories']],
  ['copy fees', ['Fee categories']],
  ['carry over', ['Batch transfers', 'Financial years', 'Leave years']],
  ['promote', ['Batch transfers']],
])('%s finds the pages of the end of a year', (typed, titles) => {
  expect(found(typed)).toEqual(expect.arrayContaining(titles));
});
