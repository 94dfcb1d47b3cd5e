import { useCallback, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useClearance } from '../../engine/page/use-clearance.ts';
import { useText } from '../../i18n/use-text.ts';
import { useFoundRoute } from '../../routing/use-found-route.ts';
import { normalPath } from '../../session/gate.ts';
import { MenuIcon } from '../menu/MenuIcon.tsx';
import { MenuPanel } from '../menu/MenuPanel.tsx';
import { MorePanel } from '../menu/MorePanel.tsx';
import { highlightedTrail } from '../menu/menu-tree.ts';
import { TopMenuEntry } from '../menu/TopMenuEntry.tsx';
import { useServices } from '../menu/use-services.ts';
import { useCloseOutside } from './use-close-outside.ts';
import { useFitting } from './use-fitting.ts';
import { useUntilNextPage } from './use-until-next-page.ts';

/** Stands for the groups that do not fit beside each other. */
const more = '#more';

/** The top menu: a button for each group, and below it a panel with the contents of the open one. */
export const TopMenu = () => {
  const text = useText();
  const services = useServices();
  const { pathname } = useLocation();
  const parent = useFoundRoute()?.route.parent;
  const active = highlightedTrail(services, pathname, parent)[0]?.url;
  const [open, setOpen] = useUntilNextPage<string | undefined>(undefined);
  const nav = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  // The first entry is the dashboard.
  const fits = useFitting(list, services.length + 1) - 1;
  const rest = services.slice(Math.max(fits, 0));
  const clear = useClearance('top');
  const merged = useCallback(
    (bar: HTMLElement | null) => {
      nav.current = bar;
      return clear(bar);
    },
    [clear],
  );
  const close = (): void => setOpen(undefined);
  const toggle = (url: string): void => setOpen(open === url ? undefined : url);
  useCloseOutside(nav, open !== undefined, close);
  const shown = services.find(({ url }) => url === open);
  return (
    <nav className="h-top" ref={merged} aria-label={text('shell.mainMenu')}>
      <ul className="h-top-list" ref={list}>
        <li>
          <Link className="h-top-link" to="/dashboard" data-active={normalPath(pathname) === '/dashboard'}>
            <MenuIcon name="dashboard" />
            {text('menu.dashboard')}
          </Link>
        </li>
        {services.map((link, index) => (
          <li key={link.url} inert={index >= fits}>
            <TopMenuEntry
              link={link}
              open={open === link.url}
              active={active === link.url}
              onToggle={() => toggle(link.url)}
            />
          </li>
        ))}
      </ul>
      {services.length ? (
        <button
          type="button"
          className="h-top-link"
          aria-expanded={open === more}
          data-active={rest.some(({ url }) => url === active)}
          onClick={() => toggle(more)}
        >
          <MenuIcon />
          {text('shell.more')}
        </button>
      ) : null}
      {open === more ? <MorePanel onChoose={close} /> : null}
      {shown ? <MenuPanel link={shown} onChoose={close} /> : null}
    </nav>
  );
};
