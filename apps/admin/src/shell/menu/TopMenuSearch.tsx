import { useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCloseOutside } from '../frame/use-close-outside.ts';
import { useUntilNextPage } from '../frame/use-until-next-page.ts';
import { MenuMatches } from './MenuMatches.tsx';
import { MenuSearch } from './MenuSearch.tsx';
import { searchMenu } from './menu-tree.ts';
import { useServices } from './use-services.ts';

/** The search of the menu at the top; its matches stand below the field. */
export const TopMenuSearch = () => {
  const navigate = useNavigate();
  const services = useServices();
  const [sought, setSought] = useUntilNextPage('');
  const box = useRef<HTMLDivElement>(null);
  const matches = useMemo(() => searchMenu(services, sought), [services, sought]);
  const close = (): void => setSought('');
  useCloseOutside(box, sought !== '', close);
  const openFirst = (): void => {
    const url = matches[0]?.at(-1)?.url;
    if (url !== undefined) void navigate(url);
  };
  return (
    <div className="h-top-search" ref={box}>
      <MenuSearch value={sought} onChange={setSought} onEnter={openFirst} />
      {sought.trim() ? (
        <div className="h-matches">
          <MenuMatches text={sought} matches={matches} onChoose={close} />
        </div>
      ) : null}
    </div>
  );
};
