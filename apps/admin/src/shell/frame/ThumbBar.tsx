import HomeOutlined from '@mui/icons-material/HomeOutlined';
import MenuIcon from '@mui/icons-material/Menu';
import { NavLink } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { useAccount } from '../../session/use-account.ts';
import { MenuIcon as PageIcon } from '../menu/MenuIcon.tsx';
import { useServices } from '../menu/use-services.ts';
import { thumbLinks } from './thumb-links.ts';
import './thumb-bar.css';

/** What is within a thumb's reach: the start page, three of the account's pages, the menu. It makes room for a save bar. */
export const ThumbBar = ({ onMenu }: { readonly onMenu: () => void }) => {
  const text = useText();
  const { actor } = useAccount();
  const pages = thumbLinks(actor.role, useServices());
  return (
    <nav className="h-thumb" aria-label={text('shell.atHand')}>
      <NavLink to="/dashboard">
        <HomeOutlined aria-hidden="true" />
        <span>{text('shell.home')}</span>
      </NavLink>
      {pages.map(({ url, title, icon }) => (
        <NavLink key={url} to={url}>
          <PageIcon name={icon} />
          <span>{title}</span>
        </NavLink>
      ))}
      <button type="button" aria-haspopup="dialog" onClick={onMenu}>
        <MenuIcon aria-hidden="true" />
        <span>{text('shell.more')}</span>
      </button>
    </nav>
  );
};
