import { useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { hasBlank, type Palette } from './use-palette.ts';
import type { PaletteEntry } from './entry.ts';
import { beginning } from './asked-act.ts';

/** A text with a digit and no space may be the number of a record. */
const mayBeNumber = (text: string): boolean => /^\S*\d\S*$/.test(text.trim());

/** Which of the entries found is highlighted; the keys move to the others, Enter opens it. */
export const useMarkedEntry = (typed: string, palette: Palette, onClose: () => void) => {
  const { entries, isSearching, exact, best } = palette;
  const navigate = useNavigate();
  const [marked, setMarked] = useState(0);
  const at = Math.min(marked, Math.max(entries.length - 1, 0));
  const open = (entry: PaletteEntry | undefined): void => {
    if (!entry) return;
    onClose();
    if (entry.run) entry.run();
    else if (entry.to !== undefined)
      void navigate(entry.to, entry.act === undefined ? {} : beginning(entry.act));
  };
  const enter = async (): Promise<void> => {
    // Typed and submitted before the list has arrived: a number opens its record all the same.
    if (mayBeNumber(typed) && (isSearching || entries.length === 0))
      return open((await exact()) ?? entries[at]);
    // The records on the screen are those for fewer words: `naqvi`, when `naqvi pay` was submitted.
    const isOld = isSearching && at === 0 && hasBlank(typed) && entries[0]?.kind !== 'screen';
    open(isOld ? ((await best()) ?? entries[at]) : entries[at]);
  };
  const press = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && entries.length > 0) {
      event.preventDefault();
      setMarked((at + step + entries.length) % entries.length);
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      void enter();
    }
  };
  return { at, setMarked, open, press };
};
