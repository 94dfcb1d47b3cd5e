import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import { Link, useLocation } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { useFoundRoute } from '../../routing/use-found-route.ts';
import { normalPath } from '../../session/gate.ts';
import { MenuBranch } from './MenuBranch.tsx';
import { highlightedTrail } from './menu-tree.ts';
import { useServices } from './use-services.ts';

/** The user's groups, stacked. Only the contents of open groups are rendered. */
export const MenuTree = ({ onChoose }: { readonly onChoose?: () => void }) => {
  const text = useText();
  const services = useServices();
  const { pathname } = useLocation();
  const found = useFoundRoute();
  const trail = highlightedTrail(services, pathname, found?.route.parent);
  const atDashboard = normalPath(pathname) === '/dashboard';
  return (
    <ul className="m-tree">
      <li>
        <Link
          className="m-link m-top"
          to="/dashboard"
          aria-current={atDashboard ? 'page' : undefined}
          data-active={atDashboard}
          onClick={onChoose}
        >
          <DashboardOutlined />
          <span>{text('menu.dashboard')}</span>
        </Link>
      </li>
      {services.map((link) => (
        <MenuBranch key={link.url} link={link} trail={trail} depth={0} onChoose={onChoose} />
      ))}
      {services.length === 0 ? <li className="m-note">{text('menu.empty')}</li> : null}
    </ul>
  );
};
