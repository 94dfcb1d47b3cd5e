import { markedParts } from './news-words.ts';

/** A text in which what is searched for is marked. */
export const Marked = ({ text, search }: { readonly text: string; readonly search: string }) =>
  markedParts(text, search).map((part, at) =>
    part.isMarked ? (
      // The parts of a text have no other name than their place.
      <mark key={at} style={{ borderRadius: 2 }}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
