import { Box } from '@mui/material';
import type { AnyResource } from '@school/kernel';
import { Blocks } from '../blocks/Blocks.tsx';
import { useSearchParams } from 'react-router-dom';
import type { RecordRow } from '../data/record-row.ts';
import { useEnvironment } from '../environment/environment.ts';
import { RelatedList } from '../list/RelatedList.tsx';
import { Attachments } from '../remarks/Attachments.tsx';
import { Comments } from '../remarks/Comments.tsx';
import { History } from './History.tsx';
import { ShowSection } from './ShowSection.tsx';
import { TabRow } from './TabRow.tsx';
import { useRecordParts } from './use-record-parts.ts';

/** The parts of a record: its fields, rows that reference it, its history. The open one is in the address. */
export const RecordTabs = ({
  resource,
  record,
}: {
  readonly resource: AnyResource;
  readonly record: RecordRow;
}) => {
  const { catalogue } = useEnvironment();
  const [search, setSearch] = useSearchParams();
  const { tabs, related, contributed, offered } = useRecordParts(resource, record);
  const keys = offered.map(({ key }) => key);
  // An old address may name a tab that no longer exists; nobody wants an empty page for that.
  const asked = search.get('tab') ?? '';
  const open = [asked, `related.${asked}`].find((key) => keys.includes(key)) ?? keys[0] ?? '';
  const added = contributed.find(({ key }) => key === open);
  const link = related.find((one) => `related.${one.key}` === open);
  return (
    <>
      <TabRow tabs={offered} open={open} onOpen={(key) => setSearch({ tab: key }, { replace: true })} />
      {tabs.map((tab) => (
        // In print all parts of the record follow one another.
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
          name={`${resource.key}.${added.key}`}
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
