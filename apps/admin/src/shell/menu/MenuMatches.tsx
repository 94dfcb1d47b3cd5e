import { Link } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { MenuIcon } from './MenuIcon.tsx';
import type { Trail } from './menu-tree.ts';

interface Props {
  readonly text: string;
  readonly matches: readonly Trail[];
  readonly onChoose: () => void;
}

/** The results of the menu search, each with the groups that contain it. */
export const MenuMatches = ({ text: sought, matches, onChoose }: Props) => {
  const text = useText();
  if (matches.length === 0) {
    return (
      <p className="m-note" role="status">
        {text('menu.noMatch', { text: sought })}
      </p>
    );
  }
  return (
    <ul className="m-tree">
      {matches.map((trail) => {
        const link = trail.at(-1);
        const above = trail.slice(0, -1).map(({ title }) => title);
        return link ? (
          <li key={trail.map(({ url }) => url).join(' ')}>
            <Link className="m-link m-match" to={link.url} onClick={onChoose}>
              <MenuIcon name={link.icon} />
              <span>
                {link.title}
                {above.length ? <small>{above.join(' › ')}</small> : null}
              </span>
            </Link>
          </li>
        ) : null;
      })}
    </ul>
  );
};
