import type { ReactNode } from 'react';

const figures = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

/** Figures under each other: all digits equally wide, never broken. */
export const NumberText = ({ children }: { readonly children: ReactNode }) => (
  <span style={figures}>{children}</span>
);
