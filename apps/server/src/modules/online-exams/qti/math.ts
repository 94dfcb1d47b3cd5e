import { readFormula, type FormulaNode } from '@school/domain';
import { elementsIn, escapeXml, tag, wordsIn, type XmlElement } from './xml-element.ts';

const leaf = { word: 'm:mi', number: 'm:mn', sign: 'm:mo', text: 'm:mtext' } as const;

const drawn = (node: FormulaNode): string => {
  switch (node.kind) {
    case 'row':
      return tag('m:mrow', {}, node.of.map(drawn).join(''));
    case 'fraction':
      return tag('m:mfrac', {}, node.of.map(drawn).join(''));
    case 'power':
      return tag('m:msup', {}, node.of.map(drawn).join(''));
    case 'index':
      return tag('m:msub', {}, node.of.map(drawn).join(''));
    case 'root':
      return tag('m:msqrt', {}, drawn(node.of));
    default:
      return tag(leaf[node.kind], {}, escapeXml(node.text));
  }
};

/** A bank formula in MathML. */
export const mathOf = (formula: string): string => tag('m:math', {}, drawn(readFormula(formula)));

const inBraces = (element: XmlElement | undefined): string => `{${element ? formulaOf(element) : ''}}`;

/** MathML as a bank formula: fractions, powers, indices and roots; for anything else its text content. */
export const formulaOf = (element: XmlElement): string => {
  const children = elementsIn(element);
  const [first, second, third] = children;
  switch (element.name) {
    case 'mfrac':
      return `\\frac${inBraces(first)}${inBraces(second)}`;
    case 'msup':
      return `${inBraces(first)}^${inBraces(second)}`;
    case 'msub':
      return `${inBraces(first)}_${inBraces(second)}`;
    case 'msubsup':
      return `${inBraces(first)}_${inBraces(second)}^${inBraces(third)}`;
    case 'msqrt':
      return `\\sqrt{${children.map(formulaOf).join(' ')}}`;
    case 'annotation':
    case 'annotation-xml':
      return '';
    default:
      if (children.length > 0) return children.map(formulaOf).filter(Boolean).join(' ');
      return wordsIn(element)
        .trim()
        .replaceAll(/[${}\\]/g, (sign) => (sign === '{' || sign === '}' ? `\\${sign}` : ''));
  }
};
