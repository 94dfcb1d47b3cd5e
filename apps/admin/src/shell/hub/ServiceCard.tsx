import ChevronRight from '@mui/icons-material/ChevronRight';
import { Link } from 'react-router-dom';
import { MenuIcon } from '../menu/MenuIcon.tsx';
import type { ServiceLink } from '../menu/service.ts';

/** A service: icon, title and description, and below them what stands in it. */
export const ServiceCard = ({ link }: { readonly link: ServiceLink }) => {
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
        </span>
        {links.length ? null : <ChevronRight className="c-arrow" aria-hidden="true" />}
      </Link>
      {links.length ? (
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
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
};
