import type { Components, Theme } from '@mui/material/styles';
import { inkOn } from './contrast.ts';
import type { PartWords } from './part-words.ts';
import type { Tokens } from './tokens.ts';

const focusRing = (tokens: Tokens) => ({ outline: `2px solid ${tokens.accent}`, outlineOffset: 2 });

/** The arrow of a column by which nothing is sorted takes no space: hovered, it appears in the gap to the next name. */
const sortLabel = {
  '&:not(.Mui-active) .MuiTableSortLabel-icon': { marginInline: '-2px -16px' },
  '.MuiTableCell-alignRight &:not(.Mui-active) .MuiTableSortLabel-icon': { marginInline: '-16px -2px' },
} as const;

/** How the MUI components differ from their defaults. */
export const componentsOf = (
  tokens: Tokens,
  tableColour: string,
  { open, close, clear, nothing, loading }: PartWords,
): Components<Theme> => ({
  MuiAutocomplete: {
    defaultProps: {
      openText: open,
      closeText: close,
      clearText: clear,
      noOptionsText: nothing,
      loadingText: loading,
    },
  },
  MuiCssBaseline: {
    styleOverrides: {
      body: { fontVariantNumeric: 'tabular-nums', textRendering: 'optimizeLegibility' },
      '*:focus-visible': focusRing(tokens),
    },
  },
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: { root: { minHeight: 36, borderRadius: 8, '&:focus-visible': focusRing(tokens) } },
  },
  MuiIconButton: { styleOverrides: { root: { borderRadius: 8, '&:focus-visible': focusRing(tokens) } } },
  MuiPaper: {
    styleOverrides: {
      root: { backgroundImage: 'none' },
      outlined: { borderColor: tokens.line },
    },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: 12, boxShadow: 'none' } },
  },
  MuiTextField: { defaultProps: { size: 'small', variant: 'outlined' } },
  MuiFormControl: { defaultProps: { size: 'small', variant: 'outlined' } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: { backgroundColor: tokens.surface },
      notchedOutline: { borderColor: tokens.strongLine },
    },
  },
  MuiTableHead: {
    styleOverrides: {
      root: {
        '& .MuiTableCell-root, & .MuiTableSortLabel-root, & .MuiTableSortLabel-icon, & .MuiCheckbox-root': {
          color: `${inkOn(tableColour)} !important`,
        },
        '& .MuiTableCell-root': { backgroundColor: tableColour, fontWeight: 600 },
      },
    },
  },
  MuiTableCell: {
    styleOverrides: { root: { borderColor: tokens.line }, sizeSmall: { padding: '6px 12px' } },
  },
  MuiTableSortLabel: { styleOverrides: { root: sortLabel } },
  MuiTableRow: { styleOverrides: { root: { '&:last-child td': { borderBottom: 0 } } } },
  MuiTab: { styleOverrides: { root: { minHeight: 44, fontWeight: 600 } } },
  // A scroll arrow that leads nowhere takes no space: on phones, a few tabs fit without any.
  MuiTabScrollButton: { styleOverrides: { root: { '&.Mui-disabled': { width: 0 } } } },
  MuiChip: { styleOverrides: { root: { fontWeight: 500 } } },
  MuiTooltip: {
    defaultProps: { enterDelay: 400 },
    styleOverrides: {
      tooltip: { fontSize: '0.8125rem', backgroundColor: tokens.ink, color: tokens.surface },
    },
  },
  MuiDialog: { styleOverrides: { paper: { borderRadius: 14 } } },
  MuiMenu: {
    styleOverrides: {
      paper: { border: `1px solid ${tokens.line}`, boxShadow: tokens.shadow, borderRadius: 10 },
    },
  },
  MuiMenuItem: { styleOverrides: { root: { minHeight: 36 } } },
  MuiAlert: { defaultProps: { closeText: close }, styleOverrides: { root: { borderRadius: 8 } } },
});
