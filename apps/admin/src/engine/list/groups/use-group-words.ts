import { readGroupedBy, type AnyResource, type DayGrain } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { currentLanguage } from '../../../i18n/current-language.ts';
import { fieldAt } from '../../catalogue/fields.ts';
import { useRecordWords } from '../../catalogue/use-record-words.ts';
import { useWords } from '../../catalogue/use-words.ts';
import { formatDate } from '../../field/date/date-format.ts';
import { labelOfRow } from '../cell/cell-text.ts';
import type { OfferedGroup } from './offered-groups.ts';
import type { RowGroup } from './row-groups.ts';

export interface GroupWords {
  /** A way to group: "Department", "Joining date: month". */
  readonly name: (one: Pick<OfferedGroup, 'path' | 'grain'>) => string;
  /** The heading of a group. */
  readonly title: (by: string, group: RowGroup<Readonly<Record<string, unknown>>>) => string;
}

/** "2026-01" as "January 2026". */
const monthWords = (key: string, language: string): string =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${key}-01T00:00:00Z`),
  );

const dayWords = (key: string, grain: DayGrain): string => {
  if (grain === 'day') return formatDate(key);
  return grain === 'month' ? monthWords(key, currentLanguage().tag) : key;
};

/** The words of groups: of a list's grouping options, and of the headings. */
export const useGroupWords = (resource: AnyResource): GroupWords => {
  const translate = useTranslate();
  const words = useWords();
  const record = useRecordWords();
  return useMemo(() => {
    const name: GroupWords['name'] = ({ path, grain }) =>
      grain === 'value'
        ? words.field(resource, path)
        : translate(`engine.group.${grain}`, { name: words.field(resource, path) });
    return {
      name,
      title: (by, { key, figures, rows }) => {
        const { path, grain } = readGroupedBy(by);
        const field = fieldAt(resource, path);
        if (key === '') return translate('engine.group.without', { name: words.field(resource, path) });
        if (grain !== 'value') return dayWords(key, grain);
        if (field?.type === 'ref') {
          const name = figures?.label ?? labelOfRow(rows[0] ?? {}, path);
          const label = name === undefined ? `#${key}` : record(field.to, name);
          return figures?.telling ? `${label} · ${figures.telling}` : label;
        }
        if (field?.type === 'flag')
          return translate('engine.group.is', {
            name: words.field(resource, path),
            value: translate(key === 'true' ? 'engine.flag.yes' : 'engine.flag.no'),
          });
        if (field?.type !== 'choice') return key;
        const title = resource.list.group?.by === by ? resource.list.group.titles?.[key] : undefined;
        return title === undefined
          ? words.say(`resources.${resource.key}.options.${path}.${key}`, field.options[key] ?? key)
          : words.say(`resources.${resource.key}.groups.${key}`, title);
      },
    };
  }, [resource, translate, words, record]);
};
