/** The two first columns stay where they are while the amounts scroll below them. */
export const stickyMark = {
  position: 'sticky',
  left: 0,
  zIndex: 2,
  width: 44,
  minWidth: 44,
  px: '4px',
} as const;
export const stickyName = {
  position: 'sticky',
  left: 44,
  zIndex: 2,
  minWidth: { xs: 124, sm: 200 },
  maxWidth: { xs: 124, sm: 280 },
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  borderRight: 1,
  borderRightColor: 'divider',
} as const;
/** Net pay stays at the opposite edge if there is room for it. */
export const stickyNet = {
  position: { md: 'sticky' },
  right: { md: 0 },
  zIndex: 2,
  borderLeft: { md: 1 },
  borderLeftColor: { md: 'divider' },
} as const;
export const ground = { bgcolor: 'background.paper' } as const;
