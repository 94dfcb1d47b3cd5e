import { MenuDrawer } from './MenuDrawer.tsx';
import { ThumbBar } from './ThumbBar.tsx';

interface Props {
  readonly open: boolean;
  readonly onMenu: (open: boolean) => void;
}

/** Frame parts for phones only: the menu as a drawer, and the bar at the bottom. */
export const PhoneFrame = ({ open, onMenu }: Props) => (
  <>
    <ThumbBar onMenu={() => onMenu(true)} />
    <MenuDrawer open={open} onClose={() => onMenu(false)} />
  </>
);
