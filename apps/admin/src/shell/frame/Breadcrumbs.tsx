import HomeOutlined from '@mui/icons-material/HomeOutlined';
import { useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { useFoundRoute } from '../../routing/use-found-route.ts';
import { comingBack } from '../../routing/coming-back.ts';
import { currentPageName, onPageName } from '../../routing/page-name.ts';
import { useServices } from '../menu/use-services.ts';
import { crumbsOf } from './crumbs.ts';

/** The path from the school to this page; every part but the last is a link. */
export const Breadcrumbs = () => {
  const text = useText();
  const services = useServices();
  const { pathname } = useLocation();
  const found = useFoundRoute();
  const { own, ofRoute } = useSyncExternalStore(onPageName, currentPageName);
  const crumbs = crumbsOf({ services, path: pathname, parent: found?.route.parent, page: own ?? ofRoute });
  if (crumbs.length === 0) return null;
  return (
    <nav className="h-crumbs" aria-label={text('shell.breadcrumbs')}>
      <ol>
        <li>
          <Link to="/dashboard" aria-label={text('shell.home')} title={text('shell.home')}>
            <HomeOutlined />
          </Link>
        </li>
        {crumbs.map(({ title, url }) => (
          <li key={url ?? title}>
            {url ? (
              <Link to={url} {...comingBack}>
                {title}
              </Link>
            ) : (
              <span aria-current="page">{title}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
};
