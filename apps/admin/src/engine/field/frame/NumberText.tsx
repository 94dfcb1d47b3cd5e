import type { ReactNode } from 'react';

const figures = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'var(--figures-wrap, nowrap)' } as const;

/** For what surrounds figures in a narrow column: a day written out wraps there instead of being cut. */
export const figuresWrap = { '--figures-wrap': 'normal' } as const;

/** Aligned figures: all digits equally wide, on one line unless their surroundings are narrow. */
export const NumberText = ({ children }: { readonly children: ReactNode }) => (
  <span style={figures}>{children}</span>
);
