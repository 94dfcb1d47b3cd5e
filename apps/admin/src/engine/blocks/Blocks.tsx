import { isAmong, type Block, type ViewRow } from '@school/kernel';
import { useEnvironment } from '../environment/environment.ts';
import { BlockPart } from './BlockPart.tsx';

interface BlocksProps {
  readonly blocks: readonly Block[];
  /** Distinguishes its content from the parts of other pages. */
  readonly name: string;
  /** The query string belongs to the page: lists keep their state elsewhere. */
  readonly hasQuery?: boolean;
  readonly parameters: ViewRow;
  readonly record: ViewRow;
}

/** The parts of a page or a tab that the reader may see, one below the other. */
export const Blocks = ({ blocks, name, ...about }: BlocksProps) => {
  const { actor } = useEnvironment();
  return (
    <>
      {blocks.map((block, at) =>
        'access' in block && block.access && !isAmong(actor, block.access) ? null : (
          <BlockPart
            key={'view' in block ? block.view : at}
            block={block}
            name={`${name}.${at}`}
            {...about}
          />
        ),
      )}
    </>
  );
};
