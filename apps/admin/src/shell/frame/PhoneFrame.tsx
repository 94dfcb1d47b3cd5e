import { MenuDrawer } from './MenuDrawer.tsx';
import { ThumbBar } from './ThumbBar.tsx';

interface Props {
  readonly open: boolean;
  readonly onMenu: (open: boolean) => void;
}

/** What the frame has on phones alone: the menu as a drawer, and the bar at the bottom. */
export const PhoneFrame = ({ open, onMenu }: Props) => (
  <>
    <ThumbBar onMenu={() => onMenu(true)} />
    <MenuDrawer open={open} onClose={() => onMenu(false)} />
  </>
);
