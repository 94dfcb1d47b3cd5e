import type { ReactNode } from 'react';

const figures = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

/** Aligned figures: all digits equally wide, never wrapped. */
export const NumberText = ({ children }: { readonly children: ReactNode }) => (
  <span style={figures}>{children}</span>
);
