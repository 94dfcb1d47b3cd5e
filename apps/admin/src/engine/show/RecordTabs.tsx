import { Box, Tab, Tabs } from '@mui/material';
import { fieldState, isAmong, may, mayReadHistory, type AnyResource } from '@school/kernel';
import { Blocks } from '../blocks/Blocks.tsx';
import { contributedTabs } from '../blocks/contributed-tabs.ts';
import { useTranslate } from 'react-admin';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { holds, readerOf } from '../catalogue/conditions.ts';
import { baseOf } from '../catalogue/fields.ts';
import { layoutOf, narrowed } from '../catalogue/layout.ts';
import { mayRead } from '../catalogue/rights.ts';
import { useWords } from '../catalogue/use-words.ts';
import type { RecordRow } from '../data/record-row.ts';
import { useEnvironment } from '../environment/environment.ts';
import { RelatedList } from '../list/RelatedList.tsx';
import { showsOwn } from '../environment/own-section.ts';
import { Attachments } from '../remarks/Attachments.tsx';
import { Comments } from '../remarks/Comments.tsx';
import { History } from './History.tsx';
import { ShowSection } from './ShowSection.tsx';

/** The parts of a record: its fields, rows that point at it, its history. The open one stands in the address. */
export const RecordTabs = ({
  resource,
  record,
}: {
  readonly resource: AnyResource;
  readonly record: RecordRow;
}) => {
  const translate = useTranslate();
  const words = useWords();
  const environment = useEnvironment();
  const { actor, catalogue } = environment;
  const reader = readerOf(resource, record, environment);
  const [search, setSearch] = useSearchParams();
  const isShown = (name: string): boolean => {
    const field = resource.fields[baseOf(name)];
    return (
      field !== undefined &&
      field.type !== 'secret' &&
      mayRead(actor, resource, field) &&
      fieldState(resource, baseOf(name), reader).visible
    );
  };
  const tabs = narrowed(layoutOf(resource).tabs, isShown, showsOwn(actor, 'show'));
  const related = (resource.related ?? []).filter(
    (one) =>
      catalogue.has(one.resource) &&
      catalogue.resource(one.resource).api &&
      may(actor, catalogue.resource(one.resource).access, 'read') &&
      (!one.when || isAmong(actor, one.always) || holds(resource, one.when, record, environment)),
  );
  const contributed = contributedTabs(resource, environment);
  const hasHistory = resource.noHistory === undefined && mayReadHistory(actor, resource.access);
  const own = tabs.map(({ key, label }) => ({
    key,
    label: words.say(`resources.${resource.key}.tabs.${key}`, label),
  }));
  const offered: readonly { readonly key: string; readonly label: string }[] = [
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
  const keys = offered.map(({ key }) => key);
  // An address of yesterday may name a tab that is not there; nobody wants an empty page for that.
  const asked = search.get('tab') ?? '';
  const open = [asked, `related.${asked}`].find((key) => keys.includes(key)) ?? keys[0] ?? '';
  const pick = (_: unknown, key: string): void => setSearch({ tab: key }, { replace: true });
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The tab of an address may stand far to the side; MUI measures before the arrows have taken their place.
    const frame = requestAnimationFrame(() =>
      bar.current
        ?.querySelector('[role="tab"][aria-selected="true"]')
        ?.scrollIntoView({ block: 'nearest', inline: 'center' }),
    );
    return () => cancelAnimationFrame(frame);
  }, []);
  const added = contributed.find(({ key }) => key === open);
  const link = related.find((one) => `related.${one.key}` === open);
  return (
    <>
      <Tabs
        ref={bar}
        value={open}
        onChange={pick}
        variant="scrollable"
        allowScrollButtonsMobile
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider', displayPrint: 'none' }}
      >
        {offered.map(({ key, label }) => (
          <Tab key={key} value={key} label={label} />
        ))}
      </Tabs>
      {tabs.map((tab) => (
        // On paper every part of the record stands below the other.
        <Box key={tab.key} sx={tab.key === open ? undefined : { display: 'none', displayPrint: 'block' }}>
          {tab.sections.map((section, at) => (
            <ShowSection key={section.label ?? at} resource={resource} section={section} record={record} />
          ))}
        </Box>
      ))}
      {added ? (
        <Blocks
          key={added.key}
          blocks={added.blocks}
          parameters={{ [resource.key]: record.id }}
          record={record}
        />
      ) : null}
      {link ? (
        <RelatedList
          key={link.key}
          resource={catalogue.resource(link.resource)}
          via={link.via}
          id={record.id}
        />
      ) : null}
      {open === 'comments' && resource.comments ? <Comments resource={resource} record={record} /> : null}
      {open === 'attachments' && resource.attachments ? (
        <Attachments resource={resource} record={record} />
      ) : null}
      {open === 'history' ? <History resource={resource} record={record} /> : null}
    </>
  );
};
