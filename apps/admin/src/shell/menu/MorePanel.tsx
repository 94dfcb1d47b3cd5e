import PushPin from '@mui/icons-material/PushPin';
import PushPinOutlined from '@mui/icons-material/PushPinOutlined';
import { useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { MenuIcon } from './MenuIcon.tsx';
import { MenuMatches } from './MenuMatches.tsx';
import { MenuSearch } from './MenuSearch.tsx';
import { searchMenu } from './menu-tree.ts';
import type { ServiceLink } from './service.ts';
import { usePins } from './use-pins.ts';
import { useServices } from './use-services.ts';

const Group = ({ link, onChoose }: { readonly link: ServiceLink; readonly onChoose: () => void }) => {
  const text = useText();
  const { pins, toggle } = usePins();
  const isPinned = pins.includes(link.url);
  return (
    <li>
      <Link to={link.url} onClick={onChoose}>
        <MenuIcon name={link.icon} />
        <span>{link.title}</span>
      </Link>
      <button
        type="button"
        className="h-icon-button"
        aria-pressed={isPinned}
        aria-label={text('menu.pin', { name: link.title })}
        title={text('menu.pin', { name: link.title })}
        onClick={() => toggle(link.url)}
      >
        {isPinned ? <PushPin /> : <PushPinOutlined />}
      </button>
    </li>
  );
};

/** All menu groups in a searchable list, where each can be pinned to the front of the bar. */
export const MorePanel = ({ onChoose }: { readonly onChoose: () => void }) => {
  const navigate = useNavigate();
  const services = useServices();
  const [sought, setSought] = useState('');
  const matches = useMemo(() => searchMenu(services, sought), [services, sought]);
  const openFirst = (): void => {
    const url = matches[0]?.at(-1)?.url;
    if (url === undefined) return;
    onChoose();
    void navigate(url);
  };
  return (
    <div className="h-more">
      <MenuSearch value={sought} onChange={setSought} onEnter={openFirst} />
      {sought.trim() ? (
        <MenuMatches text={sought} matches={matches} onChoose={onChoose} />
      ) : (
        <ul className="h-more-groups">
          {services.map((link) => (
            <Group key={link.url} link={link} onChoose={onChoose} />
          ))}
        </ul>
      )}
    </div>
  );
};
