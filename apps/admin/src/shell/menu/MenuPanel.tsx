import { Link } from 'react-router-dom';
import { MenuIcon } from './MenuIcon.tsx';
import { withoutRepeats } from './menu-tree.ts';
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
 * Nested groups become columns; the group's own pages are in a first column of their own. A collection of groups without an
 * address has no such column.
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

interface PanelEntryProps {
  readonly entry: ServiceLink;
  readonly onChoose: () => void;
}

/** A page; for a group also everything in it. */
const PanelEntry = ({ entry, onChoose }: PanelEntryProps) => (
  <li>
    <Link to={entry.url} onClick={onChoose}>
      <span>{entry.title}</span>
      {entry.description ? <small>{entry.description}</small> : null}
    </Link>
    {entry.subLinks.length > 0 ? (
      <ul className="h-deeper">
        {entry.subLinks.map((below) => (
          <PanelEntry key={below.url} entry={below} onChoose={onChoose} />
        ))}
      </ul>
    ) : null}
  </li>
);

/** The contents of a top menu group at any depth, each address once. */
export const MenuPanel = ({ link, onChoose }: Props) => (
  <div className="h-panel">
    {columnsOf({ ...link, subLinks: withoutRepeats(link.subLinks) }).map(({ head, links }) => (
      <section key={head.url}>
        <h2>
          <Link to={head.url} onClick={onChoose}>
            <MenuIcon name={head.icon} />
            {head.title}
          </Link>
        </h2>
        <ul>
          {links.map((entry) => (
            <PanelEntry key={entry.url} entry={entry} onChoose={onChoose} />
          ))}
        </ul>
      </section>
    ))}
  </div>
);
