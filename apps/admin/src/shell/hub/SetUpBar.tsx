import { Link } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import type { ServiceLink } from '../menu/service.ts';
import { nextStep, type SetUpStep } from './set-up.ts';

interface SetUpBarProps {
  readonly setUp: readonly SetUpStep[];
  readonly links: readonly ServiceLink[];
}

/** How much of a set-up is done, and a link to what comes next. */
export const SetUpBar = ({ setUp, links }: SetUpBarProps) => {
  const text = useText();
  const needed = setUp.filter(({ optional }) => !optional);
  const done = needed.filter((step) => step.done).length;
  const next = nextStep(setUp);
  const link = links.find(({ url }) => url === next?.url);
  const progress = text('hub.setUp.progress', { done, count: needed.length });
  return (
    <section className="c-set-up" aria-label={progress}>
      <p>
        <span>{progress}</span>
        {link ? (
          <span>
            {text('hub.setUp.nextIs')} <Link to={link.url}>{link.title}</Link>
          </span>
        ) : (
          <span>{text('hub.setUp.finished')}</span>
        )}
      </p>
      <progress value={done} max={needed.length} aria-label={progress} />
    </section>
  );
};
