import GridView from '@mui/icons-material/GridView';
import ViewList from '@mui/icons-material/ViewList';
import { useStore, useTranslate } from 'react-admin';
import { IconSwitch } from '../../../engine/own-screen/IconSwitch.tsx';

export type Layout = 'list' | 'grid';

/** How a card shows its items; each card remembers its own. */
export const useLayout = (card: 'files' | 'recent'): readonly [Layout, (layout: Layout) => void] =>
  useStore<Layout>(`drive.${card}.layout`, 'list');

interface LayoutToggleProps {
  readonly label: string;
  readonly value: Layout;
  readonly onChange: (layout: Layout) => void;
}

export const LayoutToggle = (props: LayoutToggleProps) => {
  const translate = useTranslate();
  return (
    <IconSwitch<Layout>
      {...props}
      choices={[
        { value: 'list', label: translate('drive.layout.list'), icon: <ViewList fontSize="small" /> },
        { value: 'grid', label: translate('drive.layout.grid'), icon: <GridView fontSize="small" /> },
      ]}
    />
  );
};
