import { Box } from '@mui/material';
import { formulasIn, readFormula, type FormulaNode } from '@school/domain';
import { createElement, Fragment, type ReactNode } from 'react';
import { keyedParts } from './keyed-parts.ts';

const leaf = { word: 'mi', number: 'mn', sign: 'mo', text: 'mtext' } as const;

const drawn = (node: FormulaNode): ReactNode => {
  switch (node.kind) {
    case 'row':
      return createElement('mrow', null, ...node.of.map(drawn));
    case 'fraction':
      return createElement('mfrac', null, ...node.of.map(drawn));
    case 'power':
      return createElement('msup', null, ...node.of.map(drawn));
    case 'index':
      return createElement('msub', null, ...node.of.map(drawn));
    case 'root':
      return createElement('msqrt', null, drawn(node.of));
    default:
      return createElement(leaf[node.kind], null, node.text);
  }
};

/** A text with its line breaks, and formulas between dollar signs rendered as formulas. */
export const FormulaText = ({ text }: { readonly text: string }) => (
  <Box component="span" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
    {keyedParts(formulasIn(text), JSON.stringify).map(({ key, part }) => (
      <Fragment key={key}>
        {'text' in part ? part.text : createElement('math', null, drawn(readFormula(part.formula)))}
      </Fragment>
    ))}
  </Box>
);
