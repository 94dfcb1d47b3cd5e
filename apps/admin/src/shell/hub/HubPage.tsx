import { useLocation } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { routeLabelKey } from '../../routing/route-label.ts';
import { usePageTitle } from '../../routing/use-page-title.ts';
import { useFoundRoute } from '../../routing/use-found-route.ts';
import { trailTo, withoutRepeats } from '../menu/menu-tree.ts';
import { useServices } from '../menu/use-services.ts';
import { PageHead } from '../frame/PageHead.tsx';
import './cards.css';
import { ServiceCard } from './ServiceCard.tsx';
import { markOf } from './set-up.ts';
import { SetUpBar } from './SetUpBar.tsx';
import { useSetUp } from './use-set-up.ts';

/** The card grid of a menu group: every page below it, those of its subgroups in place. */
export const HubPage = () => {
  const text = useText();
  const services = useServices();
  const { pathname } = useLocation();
  const route = useFoundRoute()?.route;
  const group =
    trailTo(services, pathname)?.at(-1) ?? (route ? trailTo(services, route.path)?.at(-1) : undefined);
  const links = withoutRepeats(group?.subLinks ?? []);
  const setUp = useSetUp(group?.url);
  const title = group?.title ?? (route ? text.or(routeLabelKey(route), route.label) : '');
  usePageTitle(title);
  return (
    <>
      <PageHead title={title} lead={group?.description} icon={group?.icon} />
      {setUp ? <SetUpBar setUp={setUp} links={links} /> : null}
      {links.length ? (
        <ul className="c-grid">
          {links.map((link) => (
            <ServiceCard key={link.url} link={link} mark={setUp && markOf(setUp, link.url)} isDeep />
          ))}
        </ul>
      ) : (
        <p className="c-empty">{text('hub.empty')}</p>
      )}
    </>
  );
};
