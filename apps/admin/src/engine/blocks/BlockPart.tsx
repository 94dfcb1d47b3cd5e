import { may, type Block } from '@school/kernel';
import { Box } from '@mui/material';
import { useEnvironment } from '../environment/environment.ts';
import { RelatedList } from '../list/RelatedList.tsx';
import { OwnSectionPart } from '../page/OwnSectionPart.tsx';
import { PageLinks } from './PageLinks.tsx';
import type { ViewRow } from './view-answer.ts';
import { ViewChart } from './ViewChart.tsx';
import { ViewFacts } from './ViewFacts.tsx';
import { ViewTable } from './ViewTable.tsx';

interface BlockPartProps {
  readonly block: Block;
  /** What the views of the page are asked about. */
  readonly parameters: ViewRow;
  /** The record of the page. */
  readonly record: ViewRow;
}

/** One part of a page. */
export const BlockPart = ({ block, parameters, record }: BlockPartProps) => {
  const { actor, catalogue } = useEnvironment();
  switch (block.kind) {
    case 'table':
      return <ViewTable view={block.view} label={block.label} empty={block.empty} parameters={parameters} />;
    case 'facts':
      return <ViewFacts view={block.view} parameters={parameters} />;
    case 'chart':
      return <ViewChart block={block} parameters={parameters} />;
    case 'links':
      return <PageLinks links={block.links} record={record} />;
    case 'own':
      return (
        <OwnSectionPart own={{ key: block.key, on: 'show' }} record={{ id: 0, ...record }} values={record} />
      );
    case 'list': {
      const resource = catalogue.resource(block.resource);
      if (!may(actor, resource.access, 'read')) return null;
      return (
        <Box sx={{ mb: 3 }}>
          <RelatedList resource={resource} via={block.via} id={String(record['id'])} />
        </Box>
      );
    }
  }
};
