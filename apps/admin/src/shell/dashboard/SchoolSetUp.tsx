import { Link } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { nextStep } from '../hub/set-up.ts';
import { SetUpBar } from '../hub/SetUpBar.tsx';
import { useSetUp } from '../hub/use-set-up.ts';
import { trailTo } from '../menu/menu-tree.ts';
import { useServices } from '../menu/use-services.ts';

const address = '/set_up';

/** How far a new school's set-up has come, and what comes next; nothing once everything required is done. */
export const SchoolSetUp = () => {
  const text = useText();
  const group = trailTo(useServices(), address)?.at(-1);
  const setUp = useSetUp(group?.url);
  if (!group || !setUp || !nextStep(setUp)) return null;
  return (
    <section className="d-set-up" aria-labelledby="set-up-title">
      <h2 id="set-up-title">{group.title}</h2>
      <p>{group.description}</p>
      <SetUpBar setUp={setUp} links={group.subLinks} />
      <Link to={address}>{text('dashboard.setUp')}</Link>
    </section>
  );
};
