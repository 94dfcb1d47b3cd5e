import type { Block, Filter, ViewRow } from '@school/kernel';
import { Box } from '@mui/material';
import { useMemo } from 'react';
import { useWords } from '../catalogue/use-words.ts';
import { useEnvironment } from '../environment/environment.ts';
import { useGroupedList } from '../list/groups/use-grouped-list.ts';
import { AddHere } from '../list/AddHere.tsx';
import { inScope } from '../list/list-page.ts';
import { ListContexts } from '../list/ListContexts.tsx';
import { PartVerbs } from '../list/PartVerbs.tsx';
import { ResourceTable } from '../list/ResourceTable.tsx';
import { Empty } from '../own-screen/Empty.tsx';
import { BlockHeading } from './BlockHeading.tsx';
import { knownValues, narrowedBy } from './narrowed-by.ts';

interface PageRowsProps {
  readonly block: Extract<Block, { kind: 'rows' }>;
  /** The key under which the user's columns of this list are stored. */
  readonly name: string;
  readonly hasQuery: boolean;
  readonly parameters: ViewRow;
}

/** The list of a page: rows of a resource narrowed by the page, with everything that can be done to them. */
export const PageRows = ({ block, name, hasQuery, parameters }: PageRowsProps) => {
  const words = useWords();
  const { actor, catalogue } = useEnvironment();
  const { scope, label } = block;
  const resource = useMemo(
    () => inScope(catalogue.resource(block.resource), name, scope),
    [catalogue, block.resource, name, scope],
  );
  const asked = JSON.stringify(narrowedBy(scope, parameters, actor));
  const fixed = useMemo(() => JSON.parse(asked) as Filter, [asked]);
  const given = useMemo(() => Object.keys(fixed), [fixed]);
  const { list, columns, groups } = useGroupedList(resource, {
    fixed,
    given,
    ...(label === undefined && !hasQuery ? {} : { embedded: `${name}.${asked}` }),
  });
  const { empty } = scope;
  return (
    <Box component="section" sx={{ mb: 3 }}>
      {label === undefined ? null : <BlockHeading text={words.say(`blocks.${label}`, label)} />}
      <ListContexts resource={resource} list={list}>
        {scope.adds ? (
          <PartVerbs>
            <AddHere resource={resource} given={knownValues(fixed)} onMade={() => void list.refetch()} />
          </PartVerbs>
        ) : null}
        <ResourceTable
          resource={resource}
          list={list}
          columns={columns}
          groups={groups}
          fixed={fixed}
          given={given}
          embedded={label !== undefined}
          empty={empty === undefined ? undefined : <Empty text={words.say(`blocks.${empty}`, empty)} />}
        />
      </ListContexts>
    </Box>
  );
};
