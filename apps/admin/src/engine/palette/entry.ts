/** Something that can be opened from the palette. */
export interface PaletteEntry {
  readonly key: string;
  readonly kind: 'record' | 'action' | 'screen' | 'report' | 'recent' | 'verb';
  readonly title: string;
  /** Second line: what it is, where it is. */
  readonly about: string;
  /** Its address; a verb of the record on the page has none. */
  readonly to?: string;
  /** The action to start at its address, by its key among those of the page. */
  readonly act?: string;
  readonly run?: () => void;
  /** Further words that it can be found by. */
  readonly words?: string;
}

/** A menu page as the palette needs it. */
export interface PalettePage {
  readonly title: string;
  readonly url: string;
  readonly about: string;
  /** An actual page, not a group of pages. */
  readonly isLeaf?: boolean;
}
