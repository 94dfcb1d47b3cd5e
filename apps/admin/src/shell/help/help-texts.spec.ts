import { routesOf } from '@school/kernel';
import { catalogue } from '@school/resources';
import english from '../../i18n/en/help.json' with { type: 'json' };
import { helpKeyOf, helpKindOf } from './help-key.ts';
import { helpTerms } from './help-terms.ts';
import { unexplained } from './unexplained.fixture.ts';

const texts: Readonly<Record<string, string>> = english;
const routes = routesOf(catalogue).filter(({ access }) => access !== 'public');
const pages = [...new Set(routes.map(helpKeyOf))].toSorted();
const withText = (key: string): boolean => texts[`help.${key}`] !== undefined;

it('names the pages that no text of their own explains: a new page has one', () => {
  expect(pages.filter((key) => !withText(key))).toEqual(unexplained.toSorted());
});

it('explains pages that there are, in two or three sentences', () => {
  const own = Object.keys(texts).filter((key) => /^help\.(hub|resource|report|screen|page)\./.test(key));
  expect(own.filter((key) => !pages.includes(key.slice('help.'.length)))).toEqual([]);
  expect(own.filter((key) => !/[.:;?]/.test(texts[key] ?? '') || (texts[key] ?? '').length > 420)).toEqual(
    [],
  );
});

it('says of every kind of page how it works', () => {
  const kinds = [...new Set(routes.map(helpKindOf))];
  expect(kinds.filter((kind) => !texts[`help.kind.${kind}`])).toEqual([]);
});

it('explains terms that are used, each by its name', () => {
  const used = new Set(Object.values(helpTerms).flat());
  const said = Object.keys(texts).flatMap((key) => /^help\.term\.(\w+)$/.exec(key)?.[1] ?? []);
  expect([...used].toSorted()).toEqual(said.toSorted());
  expect(said.filter((term) => !/^[^:]{3,40}: \S/.test(texts[`help.term.${term}`] ?? ''))).toEqual([]);
  expect(Object.keys(helpTerms).filter((key) => !withText(key))).toEqual([]);
});
