import type { Block } from '@school/kernel';
import { BlockPart } from './BlockPart.tsx';
import type { ViewRow } from './view-answer.ts';

interface BlocksProps {
  readonly blocks: readonly Block[];
  readonly parameters: ViewRow;
  readonly record: ViewRow;
}

/** The parts of a page or a tab, one below the other. */
export const Blocks = ({ blocks, ...about }: BlocksProps) => (
  <>
    {blocks.map((block, at) => (
      <BlockPart key={'view' in block ? block.view : at} block={block} {...about} />
    ))}
  </>
);
