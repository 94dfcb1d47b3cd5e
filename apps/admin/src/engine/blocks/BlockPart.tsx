import { may, type Block, type ViewRow } from '@school/kernel';
import { Box } from '@mui/material';
import { useWords } from '../catalogue/use-words.ts';
import { useEnvironment } from '../environment/environment.ts';
import { RelatedList } from '../list/RelatedList.tsx';
import { OwnSectionPart } from '../page/OwnSectionPart.tsx';
import { BlockHeading } from './BlockHeading.tsx';
import { PageRows } from './PageRows.tsx';
import { PageLinks } from './PageLinks.tsx';
import { ViewChart } from './ViewChart.tsx';
import { ViewFacts } from './ViewFacts.tsx';
import { ViewTable } from './ViewTable.tsx';

interface BlockPartProps {
  readonly block: Block;
  /** Distinguishes the parts of all pages. */
  readonly name: string;
  /** The query string belongs to the page: lists keep their state elsewhere. */
  readonly hasQuery?: boolean | undefined;
  /** The parameters that the page's views are queried with. */
  readonly parameters: ViewRow;
  /** The record of the page. */
  readonly record: ViewRow;
}

/** One part of a page. */
export const BlockPart = ({ block, name, hasQuery = false, parameters, record }: BlockPartProps) => {
  const words = useWords();
  const { actor, catalogue } = useEnvironment();
  switch (block.kind) {
    case 'table':
      return <ViewTable {...block} parameters={parameters} />;
    case 'facts':
      return <ViewFacts view={block.view} parameters={parameters} />;
    case 'chart':
      return <ViewChart block={block} parameters={parameters} />;
    case 'links':
      return (
        <Box sx={{ mb: 2 }}>
          <PageLinks links={block.links} record={record} />
        </Box>
      );
    case 'own':
      return (
        <OwnSectionPart own={{ key: block.key, on: 'show' }} record={{ id: 0, ...record }} values={record} />
      );
    case 'rows':
      if (!may(actor, catalogue.resource(block.resource).access, 'read')) return null;
      return <PageRows block={block} name={name} hasQuery={hasQuery} parameters={parameters} />;
    case 'list': {
      const resource = catalogue.resource(block.resource);
      if (!may(actor, resource.access, 'read')) return null;
      return (
        <Box sx={{ mb: 3 }}>
          {block.label === undefined ? null : (
            <BlockHeading text={words.say(`blocks.${block.label}`, block.label)} />
          )}
          <RelatedList resource={resource} via={block.via} id={String(record['id'])} />
        </Box>
      );
    }
  }
};
