import { filterSuffixes, type AnyResource } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { currentLanguage } from '../../i18n/current-language.ts';
import { useWords } from '../catalogue/use-words.ts';
import { useFilterFields } from '../filter/use-filter-field.ts';
import { isGroup, treeOfFilter, type FilterNode } from '../filter/filter-tree.ts';

const pathsIn = (node: FilterNode): readonly string[] =>
  isGroup(node) ? node.items.flatMap(pathsIn) : [node.field];

/** What a printed list calls its columns and its filters, in the language of the user. */
export const usePaperWords = (resource: AnyResource, columns: readonly string[], filter: object): object => {
  const translate = useTranslate();
  const words = useWords();
  const fields = useFilterFields(resource);
  const asked = pathsIn(treeOfFilter(resource, filter)).flatMap((path) => {
    const at = fields.at(path);
    return at ? [[`fields.${path}`, at.name] as const] : [];
  });
  return {
    title: words.many(resource),
    ...Object.fromEntries(columns.map((path) => [`columns.${path}`, words.field(resource, path)])),
    'fields.archived': translate('engine.list.archived'),
    ...Object.fromEntries(asked),
    ...Object.fromEntries(
      (['eq', ...filterSuffixes] as const)
        .filter((operator) => operator !== 'empty')
        .map((operator) => [`operator.${operator}`, translate(`engine.operator.sign.${operator}`)]),
    ),
    empty: translate('engine.filter.empty'),
    filled: translate('engine.filter.filled'),
    or: translate('engine.paper.or'),
    none: translate('engine.paper.none'),
    filters: translate('engine.filter.filters'),
    count: translate('engine.paper.count'),
    total: translate('engine.paper.total'),
    yes: translate('engine.flag.yes'),
    no: translate('engine.flag.no'),
    page: translate('engine.page.of', { page: '{page}', pages: '{pages}' }),
    language: currentLanguage().tag,
  };
};
