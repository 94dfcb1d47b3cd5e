import GridView from '@mui/icons-material/GridView';
import ViewList from '@mui/icons-material/ViewList';
import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useStore, useTranslate } from 'react-admin';

export type Layout = 'list' | 'grid';

/** How a card shows its items; each card remembers its own. */
export const useLayout = (card: 'files' | 'recent'): readonly [Layout, (layout: Layout) => void] =>
  useStore<Layout>(`drive.${card}.layout`, 'list');

interface LayoutToggleProps {
  readonly label: string;
  readonly value: Layout;
  readonly onChange: (layout: Layout) => void;
}

export const LayoutToggle = ({ label, value, onChange }: LayoutToggleProps) => {
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={value}
      aria-label={label}
      onChange={(_event, next: Layout | null) => {
        if (next) onChange(next);
      }}
    >
      <ToggleButton value="list" aria-label={translate('drive.layout.list')}>
        <ViewList fontSize="small" />
      </ToggleButton>
      <ToggleButton value="grid" aria-label={translate('drive.layout.grid')}>
        <GridView fontSize="small" />
      </ToggleButton>
    </ToggleButtonGroup>
  );
};
