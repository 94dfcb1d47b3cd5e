import { useTranslate } from 'react-admin';
import { type AnyResource, fieldState, isAmong, may, mayReadHistory } from '@school/kernel';
import { useEnvironment } from '../environment/environment.ts';
import { useWords } from '../catalogue/use-words.ts';
import { baseOf } from '../catalogue/fields.ts';
import { contributedTabs } from '../catalogue/contributed-tabs.ts';
import { holds, readerOf } from '../catalogue/conditions.ts';
import { narrowed, pageTabsOf } from '../catalogue/layout.ts';
import { isBlankSection } from './blank-section.ts';
import { mayRead } from '../catalogue/rights.ts';
import type { RecordRow } from '../data/record-row.ts';
import { showsOwn } from '../environment/own-section.ts';

/** A part of a record's page as offered by the tab row. */
export interface OfferedTab {
  readonly key: string;
  readonly label: string;
  /** Whether all its fields are empty. */
  readonly isBlank?: boolean;
}

/** The parts of a record's page that the reader may see, and their names in tab order. */
export const useRecordParts = (resource: AnyResource, record: RecordRow) => {
  const translate = useTranslate();
  const words = useWords();
  const environment = useEnvironment();
  const { actor, catalogue } = environment;
  const reader = readerOf(resource, record, environment);
  const isShown = (name: string): boolean => {
    const field = resource.fields[baseOf(name)];
    return (
      field !== undefined &&
      field.type !== 'secret' &&
      mayRead(actor, resource, field) &&
      fieldState(resource, baseOf(name), reader).visible
    );
  };
  const tabs = narrowed(pageTabsOf(resource), isShown, showsOwn(actor, 'show'));
  const related = (resource.related ?? []).filter(
    (one) =>
      catalogue.has(one.resource) &&
      catalogue.resource(one.resource).api &&
      may(actor, catalogue.resource(one.resource).access, 'read') &&
      (!one.when ||
        (one.always !== undefined && isAmong(actor, one.always)) ||
        holds(resource, one.when, record, environment)),
  );
  const contributed = contributedTabs(resource, environment);
  const hasHistory = resource.noHistory === undefined && mayReadHistory(actor, resource.access);
  const own = tabs.map(({ key, label, sections }) => ({
    key,
    isBlank: sections.every((section) => isBlankSection(resource, section, record)),
    label: words.say(`resources.${resource.key}.tabs.${key}`, label),
  }));
  const offered: readonly OfferedTab[] = [
    ...own.slice(0, 1),
    ...contributed.map(({ key, label }) => ({ key, label: words.say(`tabs.${key}`, label) })),
    ...own.slice(1),
    ...related.map(({ key, label }) => ({
      key: `related.${key}`,
      label: words.say(`resources.${resource.key}.related.${key}`, label),
    })),
    ...(resource.comments ? [{ key: 'comments', label: translate('engine.comments.title') }] : []),
    ...(resource.attachments ? [{ key: 'attachments', label: translate('engine.attachments.title') }] : []),
    ...(hasHistory ? [{ key: 'history', label: translate('engine.history.title') }] : []),
  ];
  return { tabs, related, contributed, offered };
};
