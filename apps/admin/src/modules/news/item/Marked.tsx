import { markedParts } from './news-words.ts';

/** A text with the search term highlighted. */
export const Marked = ({ text, search }: { readonly text: string; readonly search: string }) =>
  markedParts(text, search).map((part, at) =>
    part.isMarked ? (
      // The parts of a text have no identifier other than their position.
      <mark key={at} style={{ borderRadius: 2 }}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
