/** Something that can be opened from the palette. */
export interface PaletteEntry {
  readonly key: string;
  readonly kind: 'record' | 'action' | 'screen' | 'report' | 'recent';
  readonly title: string;
  /** Second line: what it is, where it stands. */
  readonly about: string;
  readonly to: string;
  /** Further words by which it is found. */
  readonly words?: string;
}

/** A page of the menu as the palette needs it. */
export interface PalettePage {
  readonly title: string;
  readonly url: string;
  readonly about: string;
}
