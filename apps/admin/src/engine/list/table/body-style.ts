import { alpha, keyframes, type SxProps, type Theme } from '@mui/material/styles';
import { menuPlace } from './pins.ts';

const focusRing = (theme: Theme) => ({
  outline: `2px solid ${theme.palette.primary.main}`,
  outlineOffset: -2,
});

const picture = (path: string, colour: string): string =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='${colour}'><path d='${path}'/></svg>`,
  )}")`;
const emptyBox = 'M19 5v14H5V5h14m0-2H5c-1.1 0-2 .9-2 2v14c0 1.1.9 2 2 2h14c1.1 0 2-.9 2-2V5c0-1.1-.9-2-2-2z';
const tickedBox =
  'M19 3H5c-1.11 0-2 .9-2 2v14c0 1.1.89 2 2 2h14c1.11 0 2-.9 2-2V5c0-1.1-.89-2-2-2zm-9 14l-5-5 1.41-1.41L10 14.17l7.59-7.59L19 8l-9 9z';

/** A row's checkbox looks like those elsewhere, but is drawn by the browser alone: each row has one. */
const mark = ({ palette }: Theme) => ({
  appearance: 'none' as const,
  display: 'block',
  width: 28,
  height: 28,
  margin: 0,
  background: `${picture(emptyBox, palette.text.secondary)} center / 20px no-repeat`,
  cursor: 'pointer',
  '&:checked': { backgroundImage: picture(tickedBox, palette.primary.main) },
  '@media (forced-colors: active)': { appearance: 'auto' as const, width: 20, height: 20 },
});

/** The row just saved stands out and then becomes like the others. */
const fading = ({ palette }: Theme) =>
  keyframes`from { background-color: ${alpha(palette.success.main, 0.28)}; }`;

/**
 * How a table's rows and cells look, declared once for all of them: a style of its own for each cell costs more than the
 * cell, and while scrolling through a long list hundreds of them are rendered a second.
 */
export const bodyStyle: SxProps<Theme> = (theme) => ({
  '& > tr[data-id]': {
    '&:hover': { '--row': theme.palette.action.hover, backgroundColor: theme.palette.action.hover },
    '&[data-marked=true]': {
      '--row': alpha(theme.palette.primary.main, theme.palette.action.selectedOpacity),
      backgroundColor: 'var(--row)',
    },
    '&[data-clickable]': { cursor: 'pointer' },
    '&[data-saved]': { animation: `${fading(theme)} 4s ease-in` },
    '&:focus-visible': focusRing(theme),
    '&:last-of-type > td': { borderBottom: 0 },
    '& > td': {
      ...theme.typography.body2,
      maxWidth: 320,
      padding: '6px 12px',
      // Clipped only: hundreds of cells that could be scrolled programmatically cost the browser more than the text in
      // them.
      overflow: 'clip',
      borderBottom: `1px solid ${theme.palette.divider}`,
      color: theme.palette.text.primary,
      textOverflow: 'ellipsis',
      '&:focus-visible': focusRing(theme),
    },
    '& > td[data-side]': { overflow: 'visible', maxWidth: 'none', width: 24, padding: '0 8px 0 12px' },
    // Other cells pass under a pinned cell, so it needs a background; the colours of a row are layered over it.
    '& > :is(td[data-pinned], td[data-menu])': {
      position: 'sticky',
      zIndex: 1,
      backgroundColor: theme.palette.background.paper,
      backgroundImage: 'linear-gradient(var(--row, transparent), var(--row, transparent))',
    },
    // What may be done with a row is within reach however wide the table is.
    '& > td[data-menu]': menuPlace,
    '& > td[data-edited]': { overflow: 'visible', ...focusRing(theme) },
    '& > td[data-edited]:not([data-pinned])': { position: 'relative' },
    '& > td > input[data-mark]': mark(theme),
  },
  '& > tr[data-group] > :is(th, td)': {
    ...theme.typography.body2,
    padding: '2px 12px',
    borderBottom: `1px solid ${theme.palette.divider}`,
    backgroundColor: theme.palette.action.hover,
    color: theme.palette.text.primary,
    fontWeight: 600,
    textAlign: 'start',
    whiteSpace: 'nowrap',
  },
  '& > tr[data-group]:last-of-type > :is(th, td)': { borderBottom: 0 },
  // Checkboxes and menus are useless in print; their columns stay, so that all others do.
  '@media print': { '& > tr > td[data-side] > *': { visibility: 'hidden' } },
  // If most rows are not rendered, all must have the same height.
  '&[data-windowed] > tr > td': { whiteSpace: 'nowrap', paddingTop: 0, paddingBottom: 0 },
});
