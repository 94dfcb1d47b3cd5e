import type { ClipboardEvent } from 'react';
import { placeOf, type LineSheet } from './press-in-lines.ts';
import { useWords } from '../../catalogue/use-words.ts';
import { useEnvironment } from '../../environment/environment.ts';
import { emptyLine, pasteInto, readClipboard } from './line-edit.ts';
import { useNamedCells } from './use-named-cells.ts';

/** Takes spreadsheet cells into the lines, starting at the cell they are pasted into. */
export const usePastedLines = ({ child, columns, lines, onChange }: Omit<LineSheet, 'focus'>) => {
  const words = useWords();
  const { context } = useEnvironment();
  const findNamed = useNamedCells(lines, columns, onChange);
  return (event: ClipboardEvent): void => {
    const place = placeOf(event.target);
    const text = event.clipboardData.getData('text/plain');
    if (!place || !/[\t\n]/.test(text.trimEnd())) return;
    event.preventDefault();
    const cells = readClipboard(text);
    const pasted = pasteInto(
      lines,
      cells,
      place,
      columns,
      context,
      emptyLine(child.fields),
      (key, option) => {
        const column = child.fields[key];
        const english = column?.type === 'choice' ? (column.options[option] ?? option) : option;
        return words.say(`resources.${child.key}.options.${key}.${option}`, english);
      },
    );
    onChange(pasted);
    void findNamed(pasted);
  };
};
