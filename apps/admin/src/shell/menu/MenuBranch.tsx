import ExpandMore from '@mui/icons-material/ExpandMore';
import { useId, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { normalPath } from '../../session/gate.ts';
import { MenuIcon } from './MenuIcon.tsx';
import type { Trail } from './menu-tree.ts';
import type { ServiceLink } from './service.ts';

interface Props {
  readonly link: ServiceLink;
  /** The path to the highlighted entry. */
  readonly trail: Trail;
  readonly depth: number;
  readonly onChoose?: (() => void) | undefined;
}

/** A page, or a group that opens and closes. The current page's group opens automatically. */
export const MenuBranch = ({ link, trail, depth, onChoose }: Props) => {
  const id = useId();
  const { pathname } = useLocation();
  const onTrail = trail.some((above) => above.url === link.url);
  const [choice, setChoice] = useState<{ readonly onTrail: boolean; readonly open: boolean }>();
  // The user's choice applies until the current page moves into or out of the group.
  const open = choice?.onTrail === onTrail ? choice.open : onTrail;
  const links = link.subLinks ?? [];
  if (links.length === 0) {
    const here = normalPath(pathname) === normalPath(link.url);
    return (
      <li>
        <Link
          className={depth === 0 ? 'm-link m-top' : 'm-link'}
          to={link.url}
          aria-current={here ? 'page' : undefined}
          data-active={onTrail}
          onClick={onChoose}
        >
          {depth === 0 ? <MenuIcon name={link.icon} /> : null}
          <span>{link.title}</span>
        </Link>
      </li>
    );
  }
  return (
    <li>
      <button
        type="button"
        className={depth === 0 ? 'm-link m-top' : 'm-link m-sub'}
        aria-expanded={open}
        aria-controls={id}
        data-within={onTrail}
        onClick={() => setChoice({ onTrail, open: !open })}
      >
        {depth === 0 ? <MenuIcon name={link.icon} /> : null}
        <span>{link.title}</span>
        <ExpandMore className="m-arrow" />
      </button>
      {open ? (
        <ul id={id} className="m-branch">
          {links.map((child) => (
            <MenuBranch key={child.url} link={child} trail={trail} depth={depth + 1} onChoose={onChoose} />
          ))}
        </ul>
      ) : null}
    </li>
  );
};
