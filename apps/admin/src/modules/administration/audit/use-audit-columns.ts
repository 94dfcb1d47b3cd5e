import { useTranslate } from 'react-admin';
import type { AuditAnswer } from '@school/domain';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { useWords } from '../../../engine/catalogue/use-words.ts';
import { formatMoment } from '../../../engine/field/date/date-format.ts';
import type { Column } from '../../../engine/list/table/column.ts';
import { verbWords } from './audit-entry.ts';

/** Columns of the audit: who did what to which record, from where. */
export const useAuditColumns = (): readonly Column<AuditAnswer>[] => {
  const translate = useTranslate();
  const words = useWords();
  const { catalogue } = useEnvironment();
  const sayVerb = (verb: string): string => {
    const [key, fallback] = verbWords(verb);
    return translate(key, { _: fallback });
  };
  const about = ({ resource: key, record, title }: AuditAnswer): string => {
    const name = catalogue.has(key) ? words.one(catalogue.resource(key)) : key;
    if (title !== undefined) return `${name}: ${title}`;
    return record === null ? name : `${name} ${record}`;
  };
  const changed = ({ resource: key, changes }: AuditAnswer): string =>
    changes.length === 0
      ? '–'
      : changes
          .slice(0, 4)
          .map(({ field }) => (catalogue.has(key) ? words.field(catalogue.resource(key), field) : field))
          .concat(changes.length > 4 ? ['…'] : [])
          .join(', ');
  return [
    { key: 'at', label: translate('administration.audit.at'), render: ({ at }) => formatMoment(at) },
    {
      key: 'by',
      label: translate('administration.audit.who'),
      render: ({ by }) => by.name || translate('engine.history.system'),
    },
    {
      key: 'verb',
      label: translate('administration.audit.verb'),
      render: ({ verb }) => sayVerb(verb),
    },
    { key: 'about', label: translate('administration.audit.resource'), role: 'title', render: about },
    { key: 'changes', label: translate('administration.audit.changes'), render: changed },
    { key: 'address', label: translate('administration.audit.address'), render: ({ address }) => address },
  ];
};
