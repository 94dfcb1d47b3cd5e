import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import Tooltip from '@mui/material/Tooltip';
import { Link, useLocation } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { useFoundRoute } from '../../routing/use-found-route.ts';
import { MenuIcon } from './MenuIcon.tsx';
import { highlightedTrail } from './menu-tree.ts';
import { useServices } from './use-services.ts';

/** Only the outermost groups, as icons. */
export const MenuRail = () => {
  const text = useText();
  const services = useServices();
  const { pathname } = useLocation();
  const parent = useFoundRoute()?.route.parent;
  const active = highlightedTrail(services, pathname, parent)[0]?.url ?? pathname;
  return (
    <ul className="m-tree m-rail">
      <li>
        <Tooltip title={text('menu.dashboard')} placement="right">
          <Link className="m-link" to="/dashboard" data-active={active === '/dashboard'}>
            <DashboardOutlined />
            <span className="s-visually-hidden">{text('menu.dashboard')}</span>
          </Link>
        </Tooltip>
      </li>
      {services.map(({ url, title, icon }) => (
        <li key={url}>
          <Tooltip title={title} placement="right">
            <Link className="m-link" to={url} data-active={active === url}>
              <MenuIcon name={icon} />
              <span className="s-visually-hidden">{title}</span>
            </Link>
          </Tooltip>
        </li>
      ))}
    </ul>
  );
};
