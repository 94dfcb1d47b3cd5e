import type { Block, ViewRow } from '@school/kernel';
import { BlockPart } from './BlockPart.tsx';

interface BlocksProps {
  readonly blocks: readonly Block[];
  /** Tells what stands there apart from the parts of other pages. */
  readonly name: string;
  /** The query of the address belongs to the page: lists keep their state elsewhere. */
  readonly hasQuery?: boolean;
  readonly parameters: ViewRow;
  readonly record: ViewRow;
}

/** The parts of a page or a tab, one below the other. */
export const Blocks = ({ blocks, name, ...about }: BlocksProps) => (
  <>
    {blocks.map((block, at) => (
      <BlockPart key={'view' in block ? block.view : at} block={block} name={`${name}.${at}`} {...about} />
    ))}
  </>
);
