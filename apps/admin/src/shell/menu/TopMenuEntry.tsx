import { Link } from 'react-router-dom';
import { MenuIcon } from './MenuIcon.tsx';
import type { ServiceLink } from './service.ts';

interface Props {
  readonly link: ServiceLink;
  readonly open: boolean;
  readonly active: boolean;
  readonly onToggle: () => void;
}

/** A top menu group, which opens a panel; a service without links below it is itself a link. */
export const TopMenuEntry = ({ link, open, active, onToggle }: Props) =>
  link.subLinks?.length ? (
    <button type="button" className="h-top-link" aria-expanded={open} data-active={active} onClick={onToggle}>
      <MenuIcon name={link.icon} />
      {link.title}
    </button>
  ) : (
    <Link className="h-top-link" to={link.url} data-active={active}>
      <MenuIcon name={link.icon} />
      {link.title}
    </Link>
  );
