import { Link } from 'react-router-dom';
import { MenuIcon } from './MenuIcon.tsx';
import type { ServiceLink } from './service.ts';

interface Props {
  readonly link: ServiceLink;
  readonly onChoose: () => void;
}

interface Column {
  readonly head: ServiceLink;
  readonly links: readonly ServiceLink[];
}

/**
 * Nested groups become columns; pages of the group itself stand in a first column of their own.
 * A collection of groups without an address has no such column.
 */
const columnsOf = (group: ServiceLink): readonly Column[] => {
  const links = group.subLinks ?? [];
  const pages = links.filter((link) => !link.subLinks?.length);
  const groups = links.filter((link) => link.subLinks?.length);
  return [
    ...(pages.length && group.url.startsWith('/') ? [{ head: group, links: pages }] : []),
    ...groups.map((head) => ({ head, links: head.subLinks ?? [] })),
    ...(group.url.startsWith('/') ? [] : pages.map((head) => ({ head, links: [] }))),
  ];
};

/** What stands in a group of the menu at the top. */
export const MenuPanel = ({ link, onChoose }: Props) => (
  <div className="h-panel">
    {columnsOf(link).map(({ head, links }) => (
      <section key={head.url}>
        <h2>
          <Link to={head.url} onClick={onChoose}>
            <MenuIcon name={head.icon} />
            {head.title}
          </Link>
        </h2>
        <ul>
          {links.map((entry) => (
            <li key={entry.url}>
              <Link to={entry.url} onClick={onChoose}>
                <span>{entry.title}</span>
                {entry.description ? <small>{entry.description}</small> : null}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
);
