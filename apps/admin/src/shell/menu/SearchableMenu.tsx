import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { MenuMatches } from './MenuMatches.tsx';
import { MenuSearch } from './MenuSearch.tsx';
import { MenuTree } from './MenuTree.tsx';
import { searchMenu } from './menu-tree.ts';
import { useServices } from './use-services.ts';

/** The menu with its search; Enter opens the first match. */
export const SearchableMenu = ({ onChoose }: { readonly onChoose?: () => void }) => {
  const navigate = useNavigate();
  const services = useServices();
  const [sought, setSought] = useState('');
  const matches = useMemo(() => searchMenu(services, sought), [services, sought]);
  const chosen = (): void => {
    setSought('');
    onChoose?.();
  };
  const openFirst = (): void => {
    const url = matches[0]?.at(-1)?.url;
    if (url === undefined) return;
    chosen();
    void navigate(url);
  };
  return (
    <>
      <MenuSearch value={sought} onChange={setSought} onEnter={openFirst} />
      {sought.trim() ? (
        <MenuMatches text={sought} matches={matches} onChoose={chosen} />
      ) : (
        <MenuTree onChoose={onChoose} />
      )}
    </>
  );
};
