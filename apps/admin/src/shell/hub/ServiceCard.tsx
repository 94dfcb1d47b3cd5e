import CheckCircle from '@mui/icons-material/CheckCircle';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { Link } from 'react-router-dom';
import { MenuIcon } from '../menu/MenuIcon.tsx';
import { useText } from '../../i18n/use-text.ts';
import type { SetUpMark } from './set-up.ts';
import type { ServiceLink } from '../menu/service.ts';

interface ServiceCardProps {
  readonly link: ServiceLink;
  /** The progress of this set-up step, on pages that lead through a set-up. */
  readonly mark?: SetUpMark;
  /** Also shows the pages of its groups, however deeply nested. */
  readonly isDeep?: boolean;
}

interface LinksProps {
  readonly links: readonly ServiceLink[];
  readonly isDeep: boolean;
}

const Links = ({ links, isDeep }: LinksProps) => (
  <ul className="c-links">
    {links.map((entry) => (
      <li key={entry.url}>
        <Link to={entry.url}>
          <MenuIcon name={entry.icon} />
          <span>
            {entry.title}
            {entry.description ? <small>{entry.description}</small> : null}
          </span>
        </Link>
        {isDeep && entry.subLinks.length > 0 ? <Links links={entry.subLinks} isDeep /> : null}
      </li>
    ))}
  </ul>
);

/** A service: icon, title and description, with its contents below. */
export const ServiceCard = ({ link, mark, isDeep = false }: ServiceCardProps) => {
  const text = useText();
  const links = link.subLinks ?? [];
  return (
    <li className="c-card" data-group={links.length > 0}>
      <Link className="c-main" to={link.url}>
        <span className="h-tile" aria-hidden="true">
          <MenuIcon name={link.icon} />
        </span>
        <span className="c-words">
          <strong>{link.title}</strong>
          {link.description ? <span>{link.description}</span> : null}
          {mark && mark !== 'done' ? (
            <span className="c-mark" data-mark={mark}>
              {text(`hub.setUp.${mark}`)}
            </span>
          ) : null}
        </span>
        {mark === 'done' ? <CheckCircle className="c-done" titleAccess={text('hub.setUp.done')} /> : null}
        {links.length || mark === 'done' ? null : <ChevronRight className="c-arrow" aria-hidden="true" />}
      </Link>
      {links.length ? <Links links={links} isDeep={isDeep} /> : null}
    </li>
  );
};
